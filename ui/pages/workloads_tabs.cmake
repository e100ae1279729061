# The tabs Needs and Interruption of the page Workloads.
target_sources(gpufolio_ui PRIVATE
  charts/checkpoint_panel.cpp charts/checkpoint_panel.h
  i18n/duration_input.cpp i18n/duration_input.h
  item_models/checkpoint_cost_model.cpp item_models/checkpoint_cost_model.h
  item_models/fitting_offers_model.cpp item_models/fitting_offers_model.h
  item_models/need_effects_model.cpp item_models/need_effects_model.h
  pages/workloads_checkpoint_fields.cpp pages/workloads_checkpoint_fields.h
  pages/workloads_interruption.cpp pages/workloads_interruption.h
  pages/workloads_need_fields.cpp pages/workloads_need_fields.h
  pages/workloads_needs.cpp pages/workloads_needs.h
  session/edit_workload.cpp session/edit_workload.h
  widgets/check_list_button.cpp widgets/check_list_button.h
  widgets/interval_slider.cpp widgets/interval_slider.h)
