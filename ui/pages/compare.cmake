# The page Compare, its models and charts.
target_sources(gpufolio_ui PRIVATE
  charts/break_even_panel.cpp charts/break_even_panel.h
  charts/bridge_panel.cpp charts/bridge_panel.h
  charts/mark_labels.cpp charts/mark_labels.h
  charts/plan_months_panel.cpp charts/plan_months_panel.h
  item_models/break_even_model.cpp item_models/break_even_model.h
  item_models/bridge_model.cpp item_models/bridge_model.h
  item_models/compare_model.cpp item_models/compare_model.h
  item_models/plan_months_model.cpp item_models/plan_months_model.h
  pages/compare_delegate.cpp pages/compare_delegate.h
  pages/compare_page.cpp pages/compare_page.h)
