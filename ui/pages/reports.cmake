# The page Reports and the writing of report files.
target_sources(gpufolio_ui PRIVATE
  dialogs/report_export.cpp dialogs/report_export.h
  pages/reports_files.cpp pages/reports_files.h
  pages/reports_page.cpp pages/reports_page.h
  pages/reports_preview.cpp pages/reports_preview.h
  pages/reports_settings.cpp pages/reports_settings.h
  pages/reports_templates.cpp pages/reports_templates.h)
