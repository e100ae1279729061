# The page Plans and its models.
target_sources(gpufolio_ui PRIVATE
  item_models/plan_edits.cpp item_models/plan_edits.h
  item_models/plan_list_model.cpp item_models/plan_list_model.h
  item_models/plan_state.cpp item_models/plan_state.h
  item_models/purchase_model.cpp item_models/purchase_model.h
  item_models/purchase_text.cpp item_models/purchase_text.h
  item_models/purchase_why.cpp item_models/purchase_why.h
  item_models/workload_cost_model.cpp item_models/workload_cost_model.h
  pages/plans_advice.cpp pages/plans_advice.h
  pages/plans_cards.cpp pages/plans_cards.h
  pages/plans_limits.cpp pages/plans_limits.h
  pages/plans_list.cpp pages/plans_list.h
  pages/plans_list_delegate.cpp pages/plans_list_delegate.h
  pages/plans_page.cpp pages/plans_page.h
  pages/plans_purchase_delegate.cpp pages/plans_purchase_delegate.h
  pages/plans_purchases.cpp pages/plans_purchases.h
  pages/plans_verdict.cpp pages/plans_verdict.h)
