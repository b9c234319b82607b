-- Beginnings are compared byte by byte, so one index serves both the key and the search for a prefix.
drop index suggestions_prefix_idx;
alter table suggestions drop constraint suggestions_pkey;
alter table suggestions alter column beginning type text collate "C";
alter table suggestions add primary key (zone_id, module_id, kind, language, beginning, name) include (weight);

-- A name is forgotten only if no other item has it.
create index items_name_ar_idx on items (name_ar) where name_ar is not null;

create or replace function learn_items(learned bigint[]) returns void language sql as $$
  insert into suggestions (zone_id, module_id, kind, language, beginning, name, weight)
  select i.zone_id, i.module_id, 'item', said.language, b, said.name, max(i.order_count)
  from items i
  cross join lateral (values ('en', i.name_search_en, i.name_en), ('ar', i.name_search_ar, i.name_ar))
    said(language, words, name)
  cross join lateral beginnings_of(said.words) b
  where i.id = any(learned) and i.active and said.name is not null
  group by 1, 2, 4, 5, 6
  on conflict (zone_id, module_id, kind, language, beginning, name)
    do update set weight = excluded.weight where suggestions.weight < excluded.weight;

  insert into search_terms (module_id, term, item_count)
  select i.module_id, word, count(*)
  from items i,
       string_to_table(concat_ws(' ', i.name_search_en, i.more_search_en, i.name_search_ar, i.more_search_ar), ' ') word
  where i.id = any(learned) and i.active and length(word) between 2 and 40
  group by 1, 2
  on conflict (module_id, term) do update set item_count = search_terms.item_count + excluded.item_count;
$$;

-- The beginnings of the former names lead to their rows, however many suggestions there are.
create or replace function learn_changed_items() returns trigger language plpgsql as $$
begin
  delete from suggestions s using (
    select distinct f.zone_id, f.module_id, said.language, said.name, b as beginning
    from changed c join former f using (id)
    cross join lateral (values ('en', f.name_search_en, f.name_en), ('ar', f.name_search_ar, f.name_ar))
      said(language, words, name)
    cross join lateral beginnings_of(said.words) b
    where f.active and said.name is not null and (c.name_en, c.name_ar, c.zone_id, c.module_id, c.active)
      is distinct from (f.name_en, f.name_ar, f.zone_id, f.module_id, f.active)) gone
  where s.zone_id = gone.zone_id and s.module_id = gone.module_id and s.kind = 'item' and s.language = gone.language
    and s.beginning = gone.beginning collate "C" and s.name = gone.name
    and not exists (select from items i where i.name_en = gone.name and gone.language = 'en'
                    and i.zone_id = gone.zone_id and i.module_id = gone.module_id and i.active)
    and not exists (select from items i where i.name_ar = gone.name and gone.language = 'ar'
                    and i.zone_id = gone.zone_id and i.module_id = gone.module_id and i.active);
  perform learn_items(array_agg(c.id)) from changed c join former f using (id)
    where (c.name_search_en, c.name_search_ar, c.more_search_en, c.more_search_ar, c.zone_id, c.active)
      is distinct from (f.name_search_en, f.name_search_ar, f.more_search_en, f.more_search_ar, f.zone_id, f.active)
    having count(*) > 0;
  return null;
end $$;

-- Stores are few, but every order counts at one of them: only a new name, zone or state is learned.
create function learn_changed_stores() returns trigger language plpgsql as $$
begin
  perform learn_stores(array_agg(c.id)) from changed c join former f using (id)
    where (c.name_search_en, c.name_search_ar, c.zone_id, c.active)
      is distinct from (f.name_search_en, f.name_search_ar, f.zone_id, f.active)
    having count(*) > 0;
  return null;
end $$;
drop trigger stores_relearned on stores;
create trigger stores_relearned after update on stores referencing new table as changed old table as former
  for each statement execute function learn_changed_stores();
