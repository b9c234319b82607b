-- The distinct windows of the items of a zone and module: a list shows first what can be ordered now.
create index items_windows_idx on items (zone_id, module_id, available) where active and store_active and available is not null;
