-- One number instead of four columns, and names compared byte by byte: writing a suggestion costs half. The key is not
-- unique, because checking that costs as much as writing; a name is looked up once, not each of its beginnings. Two
-- transactions that learn a name together leave it twice until all is learned anew, and readers take each name once.
create function suggestion_list(kind text, language text) returns smallint
language sql immutable parallel safe
return case kind when 'item' then 0 else 2 end + case language when 'en' then 0 else 1 end;

alter table suggestions rename to former_suggestions;
create table suggestions (
  -- Zone, module, items or stores, and the language.
  scope bigint not null,
  beginning text not null collate "C",
  name text not null collate "C",
  weight int not null default 0
);
insert into suggestions (scope, beginning, name, weight)
  select search_scope(zone_id, module_id, suggestion_list(kind, language)), beginning, name, weight from former_suggestions;
drop table former_suggestions;
create index suggestions_idx on suggestions (scope, beginning, name) include (weight);

create or replace function learn_items(learned bigint[]) returns void language sql as $$
  with names as materialized (
    select search_scope(i.zone_id, i.module_id, suggestion_list('item', said.language)) as scope,
           said.words collate "C" as words, said.name collate "C" as name, max(i.order_count) as weight
    from items i
    cross join lateral (values ('en', i.name_search_en, i.name_en), ('ar', i.name_search_ar, i.name_ar))
      said(language, words, name)
    where i.id = any(learned) and i.active and said.name is not null and said.words <> ''
    group by 1, 2, 3),
  raised as (
    update suggestions s set weight = n.weight
    from names n cross join lateral beginnings_of(n.words) b
    where n.weight > 0 and s.scope = n.scope and s.beginning = b collate "C" and s.name = n.name and s.weight < n.weight)
  insert into suggestions (scope, beginning, name, weight)
  select n.scope, b, n.name, n.weight from names n cross join lateral beginnings_of(n.words) b
  where not exists (select from suggestions s where s.scope = n.scope and s.beginning = n.words and s.name = n.name);

  -- Items of a shelf share the words around their names.
  insert into search_terms (module_id, term, item_count)
  select module_id, word, sum(item_count)
  from (select module_id, concat_ws(' ', name_search_en, name_search_ar) as words, 1 as item_count
        from items where id = any(learned) and active
        union all
        select module_id, concat_ws(' ', more_search_en, more_search_ar), count(*)
        from items where id = any(learned) and active group by module_id, more_search_en, more_search_ar) said,
       string_to_table(words, ' ') word
  where length(word) between 2 and 40
  group by 1, 2 order by 1, 2
  on conflict (module_id, term) do update set item_count = search_terms.item_count + excluded.item_count;
$$;

create or replace function learn_stores(learned bigint[]) returns void language sql as $$
  with names as materialized (
    select search_scope(s.zone_id, s.module_id, suggestion_list('store', said.language)) as scope,
           said.words collate "C" as words, said.name collate "C" as name, max(s.order_count) as weight
    from stores s
    cross join lateral (values ('en', s.name_search_en, s.name_en), ('ar', s.name_search_ar, s.name_ar))
      said(language, words, name)
    where s.id = any(learned) and s.active and said.name is not null and said.words <> ''
    group by 1, 2, 3),
  raised as (
    update suggestions s set weight = n.weight
    from names n cross join lateral beginnings_of(n.words) b
    where n.weight > 0 and s.scope = n.scope and s.beginning = b collate "C" and s.name = n.name and s.weight < n.weight)
  insert into suggestions (scope, beginning, name, weight)
  select n.scope, b, n.name, n.weight from names n cross join lateral beginnings_of(n.words) b
  where not exists (select from suggestions s where s.scope = n.scope and s.beginning = n.words and s.name = n.name);
$$;

-- As before (0058), by scope.
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
  where s.scope = search_scope(gone.zone_id, gone.module_id, suggestion_list('item', gone.language))
    and s.beginning = gone.beginning collate "C" and s.name = gone.name collate "C"
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

-- Only for stores since 0058.
create or replace function forget_suggestions(of_kind text, of_zone int, of_module int, gone text[]) returns void
language sql as $$
  delete from suggestions s
  where s.scope in (search_scope(of_zone, of_module, suggestion_list(of_kind, 'en')),
                    search_scope(of_zone, of_module, suggestion_list(of_kind, 'ar')))
    and s.name = any(gone)
    and not exists (select from stores o where o.zone_id = of_zone and o.module_id = of_module
                    and o.active and s.name in (o.name_en, o.name_ar));
$$;
