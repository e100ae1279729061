target_sources(gpufolio_ui PRIVATE
  pages/start_number_form.cpp pages/start_number_form.h
  pages/start_page.cpp pages/start_page.h
  pages/start_project_card.cpp pages/start_project_card.h
  pages/start_recent_files.cpp pages/start_recent_files.h
  pages/start_rules_strip.cpp pages/start_rules_strip.h)
