-- Reviews that customers write about a delivered order: each line, the store and the courier, once each.
alter table reviews
  -- A review is about a store, an item of it, or a courier.
  alter column store_id drop not null,
  add column courier_id int references couriers,
  -- Null for the reviews of an earlier shop, and of an order that was deleted.
  add column order_id bigint references orders on delete set null,
  add column line_no int check (line_no > 0),
  -- Null once the account was deleted, as are name, comment and reply: only the stars stay.
  add column customer_id bigint references customers,
  alter column author_name drop not null,
  add column replied_at timestamptz,
  add column hidden_at timestamptz,
  add column hide_reason text check (hide_reason <> ''),
  add constraint reviews_subject
    check ((store_id is null) <> (courier_id is null) and (item_id is null or store_id is not null)),
  add constraint reviews_line check (line_no is null or item_id is not null),
  add constraint reviews_hidden
    check ((hidden_at is null) = (hide_reason is null) and (hidden_at is null or not active));

create unique index reviews_line_key on reviews (order_id, line_no) where order_id is not null and item_id is not null;
create unique index reviews_store_key on reviews (order_id)
  where order_id is not null and item_id is null and store_id is not null;
create unique index reviews_courier_key on reviews (order_id) where order_id is not null and courier_id is not null;
create index reviews_courier_idx on reviews (courier_id, created_at desc, id) where courier_id is not null;
create index reviews_customer_idx on reviews (customer_id) where customer_id is not null;

-- Nodes cache pages of reviews. A review is written after its order, never with it.
create trigger reviews_changed after insert or update or delete or truncate on reviews
  for each statement execute function tell_changed();

create table review_pictures (
  file_id text primary key references uploads,
  review_id bigint not null references reviews on delete cascade,
  position int not null check (position between 1 and 3),
  unique (review_id, position)
);

-- Orders whose customer closed the prompt to rate them.
create table closed_review_prompts (
  order_id bigint primary key references orders on delete cascade,
  closed_at timestamptz not null
);
