target_sources(gpufolio_ui PRIVATE
  dialogs/price_import_dialog.cpp dialogs/price_import_dialog.h
  item_models/price_filter_model.cpp item_models/price_filter_model.h
  item_models/price_table_model.cpp item_models/price_table_model.h
  pages/prices_filter_panel.cpp pages/prices_filter_panel.h
  pages/prices_held_back.cpp pages/prices_held_back.h
  pages/prices_page.cpp pages/prices_page.h)
