-- The shop's own keys, so that a second import finds what the first one added. A thing without a key has its slug as key.
alter table stores add column external_id text check (length(external_id) between 1 and 140);
alter table categories add column external_id text check (length(external_id) between 1 and 140);
alter table brands add column external_id text check (length(external_id) between 1 and 140);
alter table common_conditions add column external_id text check (length(external_id) between 1 and 140);
alter table items add column sku text check (length(sku) between 1 and 140);
create unique index stores_key_idx on stores ((coalesce(external_id, slug)));
create unique index categories_key_idx on categories ((coalesce(external_id, slug)));
create unique index brands_key_idx on brands ((coalesce(external_id, slug)));
create unique index common_conditions_key_idx on common_conditions ((coalesce(external_id, slug)));
create unique index items_key_idx on items (store_id, (coalesce(sku, slug)));

-- An uploaded file and what became of it. Any node works on it, so the file is in the database until its rows are staged.
create table imports (
  id bigint primary key check (id > 0),
  staff_id int not null references staff,
  -- The stores of the member who uploaded it; null is the whole shop.
  store_ids bigint[],
  file_name text not null check (length(file_name) between 1 and 200),
  entity text not null check (entity in ('stores', 'categories', 'brands', 'conditions', 'items', 'zip')),
  file_bytes bigint not null check (file_bytes > 0),
  state text not null default 'uploading'
    check (state in ('uploading', 'checking', 'checked', 'importing', 'done', 'refused', 'cancelled')),
  -- Bytes while the file is read, then rows.
  bytes_done bigint not null default 0,
  rows_total int not null default 0,
  rows_done int not null default 0,
  problem_count int not null default 0,
  -- Why the whole file is refused: a code and the values of its text.
  refusal jsonb,
  -- By entity: how many were or would be added, changed and left unchanged.
  report jsonb not null default '{}',
  created_at timestamptz not null,
  checked_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz
);
create index imports_waiting_idx on imports (created_at) where state in ('checking', 'importing');
create index imports_created_idx on imports (created_at desc);

create table import_file_parts (
  import_id bigint not null references imports on delete cascade,
  number int not null check (number >= 0),
  bytes bytea not null,
  primary key (import_id, number)
);

-- The rows of the file as they were read. A row with a problem is kept as well, because others may refer to its key.
create table import_rows (
  import_id bigint not null references imports on delete cascade,
  entity text not null,
  line int not null,
  -- The key of the store, '' for what belongs to the whole shop.
  store_key text not null,
  key text not null,
  fields jsonb not null,
  is_sound boolean not null,
  primary key (import_id, entity, line)
);
create index import_rows_step_idx on import_rows (import_id, store_key, entity, line);

-- One transaction each: first what belongs to the whole shop (key ''), then store by store.
create table import_steps (
  import_id bigint not null references imports on delete cascade,
  store_key text not null,
  is_done boolean not null default false,
  counts jsonb not null default '{}',
  primary key (import_id, store_key)
);

create table import_pictures (
  import_id bigint not null references imports on delete cascade,
  name text not null,
  picture_id text not null,
  -- Null if the shop has the picture already.
  bytes bytea,
  primary key (import_id, name)
);

create table import_problems (
  import_id bigint not null references imports on delete cascade,
  number int not null,
  entity text not null,
  line int not null,
  column_name text not null,
  code text not null,
  params jsonb not null,
  primary key (import_id, number)
);

-- An import writes thousands of rows in one transaction: it learns their words once at the end, and tells the nodes about
-- its transactions at most once a second.
create or replace function tell_changed() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('rialto.is_importing', true), '') <> 'on' then
    perform pg_notify('rialto_changed', tg_table_name);
  end if;
  return null;
end $$;
create or replace function learn_new_items() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('rialto.is_importing', true), '') <> 'on' then
    perform learn_items(array_agg(c.id)) from changed c having count(*) > 0;
  end if;
  return null;
end $$;
