-- The console searches names and filters items by reading this index in the order of its list, not the table.
drop index items_name_idx;
create index items_name_idx on items (name_en, id)
  include (name_search_en, name_search_ar, store_id, category_id, parent_category_id, active);
