-- Finding by words. What is searched is normalised in TypeScript by one function for rows and for queries
-- (rules/text/normalise), so that case, accents, tashkeel and the forms of alef never part the two.

create extension if not exists btree_gin;

alter table items
  add column name_search_en text not null default '',
  add column name_search_ar text not null default '',
  -- Category, brand and store: words that find the item without being its name.
  add column more_search_en text not null default '',
  add column more_search_ar text not null default '',
  add column search tsvector not null generated always as (
    to_tsvector('english'::regconfig, name_search_en || ' ' || more_search_en) ||
    to_tsvector('arabic'::regconfig, name_search_ar || ' ' || more_search_ar)) stored,
  -- The most ordered are read first, so that a word which thousands of items carry costs no more than one that few do.
  add column popularity_band smallint not null generated always as (
    case when order_count >= 3000 then 0 when order_count >= 1000 then 1 when order_count >= 300 then 2
         when order_count >= 100 then 3 when order_count >= 30 then 4 when order_count >= 10 then 5 else 6 end) stored;

-- Zone, module and band as one number: the index crosses two lists then instead of four, the longest of which would
-- name nearly every item there is.
create function search_scope(zone_id int, module_id int, popularity_band smallint) returns bigint
language sql immutable parallel safe
return (zone_id::bigint * 1000000 + module_id) * 8 + popularity_band;

-- Without a list of pending entries, which a search would read anew for every zone and band.
create index items_search_idx on items using gin (search_scope(zone_id, module_id, popularity_band), search)
  with (fastupdate = off) where active and store_active;

alter table stores
  add column name_search_en text not null default '',
  add column name_search_ar text not null default '';

-- Every place in a name where a word begins, so that typing any word of it finds the name.
create table suggestions (
  zone_id int not null,
  module_id int not null,
  kind text not null check (kind in ('item', 'store')),
  language text not null check (language in ('en', 'ar')),
  beginning text not null,
  name text not null,
  weight int not null default 0,
  primary key (zone_id, module_id, kind, language, beginning, name)
);
create index suggestions_prefix_idx on suggestions (zone_id, module_id, kind, language, beginning text_pattern_ops)
  include (name, weight);

-- The vocabulary against which typing errors are corrected.
create table search_terms (
  module_id int not null,
  term text not null,
  item_count int not null default 0,
  primary key (module_id, term)
);

create trigger search_terms_changed after insert or update or delete or truncate on search_terms
  for each statement execute function tell_changed();

create function beginnings_of(words text) returns setof text
language sql immutable parallel safe as $$
  select array_to_string(w[i:], ' ') from string_to_array(words, ' ') w, generate_subscripts(w, 1) i
  where w[i] <> '' and i <= 8
$$;

create function learn_items(learned bigint[]) returns void language sql as $$
  insert into suggestions (zone_id, module_id, kind, language, beginning, name, weight)
  select i.zone_id, i.module_id, 'item', said.language, b, said.name, max(i.order_count)
  from items i
  cross join lateral (values ('en', i.name_search_en, i.name_en), ('ar', i.name_search_ar, i.name_ar))
    said(language, words, name)
  cross join lateral beginnings_of(said.words) b
  where i.id = any(learned) and i.active and said.name is not null
  group by 1, 2, 4, 5, 6
  on conflict (zone_id, module_id, kind, language, beginning, name)
    do update set weight = greatest(suggestions.weight, excluded.weight);

  insert into search_terms (module_id, term, item_count)
  select i.module_id, word, count(*)
  from items i,
       string_to_table(concat_ws(' ', i.name_search_en, i.more_search_en, i.name_search_ar, i.more_search_ar), ' ') word
  where i.id = any(learned) and i.active and length(word) between 2 and 40
  group by 1, 2
  on conflict (module_id, term) do update set item_count = search_terms.item_count + excluded.item_count;
$$;

create function learn_stores(learned bigint[]) returns void language sql as $$
  insert into suggestions (zone_id, module_id, kind, language, beginning, name, weight)
  select s.zone_id, s.module_id, 'store', said.language, b, said.name, max(s.order_count)
  from stores s
  cross join lateral (values ('en', s.name_search_en, s.name_en), ('ar', s.name_search_ar, s.name_ar))
    said(language, words, name)
  cross join lateral beginnings_of(said.words) b
  where s.id = any(learned) and s.active and said.name is not null
  group by 1, 2, 4, 5, 6
  on conflict (zone_id, module_id, kind, language, beginning, name)
    do update set weight = greatest(suggestions.weight, excluded.weight);
$$;

/* New names are learned at once; names that are no longer sold are forgotten when all is learned anew. */
create function learn_new_items() returns trigger language plpgsql as $$
begin
  perform learn_items(array_agg(c.id)) from changed c having count(*) > 0;
  return null;
end $$;
create function learn_changed_items() returns trigger language plpgsql as $$
begin
  perform learn_items(array_agg(c.id)) from changed c join former f using (id)
    where (c.name_search_en, c.name_search_ar, c.more_search_en, c.more_search_ar, c.zone_id, c.active)
      is distinct from (f.name_search_en, f.name_search_ar, f.more_search_en, f.more_search_ar, f.zone_id, f.active)
    having count(*) > 0;
  return null;
end $$;
create function learn_new_stores() returns trigger language plpgsql as $$
begin
  perform learn_stores(array_agg(c.id)) from changed c having count(*) > 0;
  return null;
end $$;

create trigger items_learned after insert on items referencing new table as changed
  for each statement execute function learn_new_items();
create trigger items_relearned after update on items referencing new table as changed old table as former
  for each statement execute function learn_changed_items();
create trigger stores_learned after insert on stores referencing new table as changed
  for each statement execute function learn_new_stores();
create trigger stores_relearned after update on stores referencing new table as changed
  for each statement execute function learn_new_stores();

/* Learns everything anew, for after a bulk load or as a nightly job. */
create function relearn_search_words() returns void language plpgsql as $$
declare part record;
begin
  delete from suggestions;
  delete from search_terms;
  for part in select distinct zone_id, module_id from stores loop
    perform learn_items(array_agg(i.id)) from items i
      where i.zone_id = part.zone_id and i.module_id = part.module_id and i.active having count(*) > 0;
    perform learn_stores(array_agg(s.id)) from stores s
      where s.zone_id = part.zone_id and s.module_id = part.module_id and s.active having count(*) > 0;
  end loop;
end $$;
