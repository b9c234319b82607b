-- A row that is written is added to a short list first, and the list is merged into the word index as a whole: one descent
-- for each word of a hundred items instead of one for each word of each item, which was a quarter of an import's time in
-- the database. Searches read the list too, so it holds at most 64 kB, and a job keeps it empty.
alter index items_search_idx set (fastupdate = on, gin_pending_list_limit = 64);

-- Merges the list now. The role of the application owns no index.
create function merge_search_index() returns void
language sql security definer set search_path = pg_catalog, pg_temp
as $$ select gin_clean_pending_list('public.items_search_idx'::regclass) $$;
