# The tabs Needs and Interruption of the page Workloads.
target_sources(gpufolio_ui PRIVATE
  pages/workloads_interruption.cpp pages/workloads_interruption.h
  pages/workloads_needs.cpp pages/workloads_needs.h)
