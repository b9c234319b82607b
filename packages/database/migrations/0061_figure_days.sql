-- Days that are over, added up for the figures. The rows of orders, the status log and the ledger stay the truth: a day counts
-- only while it is listed in figure_days and nothing of it was changed since.
create table figure_state (
  id int primary key default 1 check (id = 1),
  -- Changes of anything before this moment are marked.
  closed_until timestamptz not null,
  time_zone text not null,
  -- The first day that is added up unasked; earlier ones are after a mark.
  first_day date not null,
  -- A transaction after which everybody marks. Days may be added up when all older transactions have ended.
  marked_since xid8
);

create table figure_days (day date primary key);

-- Moments of rows that were changed after their day was over.
create table figure_marks (id bigint generated always as identity primary key, at timestamptz not null);
create index figure_marks_at_idx on figure_marks (at);

create table figure_sums (
  day date not null,
  store_id bigint,
  zone_id bigint,
  method text,
  placed int not null,
  cancelled int not null,
  new_customers int not null,
  delivered int not null,
  late int not null,
  sales_minor bigint not null,
  goods_minor bigint not null,
  discounts_minor bigint not null,
  tax_minor bigint not null,
  fees_minor bigint not null,
  tips_minor bigint not null,
  -- What the ledger received for the delivered orders, whenever.
  booked_minor bigint not null,
  -- In seconds, one for each order, so that medians of any period are exact.
  preparation int[],
  delivery int[]
);
create index figure_sums_day_idx on figure_sums (day);

create table figure_moves (
  day date not null,
  -- Null if the order is gone.
  store_id bigint,
  zone_id bigint,
  account text not null,
  is_in boolean not null,
  amount_minor bigint not null,
  refunded_minor bigint not null
);
create index figure_moves_day_idx on figure_moves (day);

create table figure_items (
  day date not null,
  store_id bigint,
  zone_id bigint,
  item_id bigint not null,
  model text not null,
  quantity int not null,
  orders int not null,
  sales_minor bigint not null,
  last_order_id bigint not null
);
create index figure_items_day_idx on figure_items (day);

-- Marks everything of some orders that lies before the closed moment.
create function mark_figures(order_ids bigint[]) returns void language sql as $$
  insert into figure_marks (at)
  select m.at from (
    select o.created_at as at from orders o where o.id = any(order_ids)
    union all select g.at from order_status_log g where g.order_id = any(order_ids)
    union all select e.created_at from ledger_entries e where e.order_id = any(order_ids)
  ) m where m.at < (select closed_until from figure_state)
$$;

create function mark_figures_of_steps() returns trigger language plpgsql as $$
declare late bigint[];
begin
  select array_agg(c.order_id) into late from changed c where c.at < (select closed_until from figure_state);
  if late is null then return null; end if;
  insert into figure_marks (at) select c.at from changed c where c.order_id = any(late);
  perform mark_figures(late);
  return null;
end $$;
create trigger order_status_log_added_to_figures after insert on order_status_log
  referencing new table as changed for each statement execute function mark_figures_of_steps();
create trigger order_status_log_removed_from_figures after delete on order_status_log
  referencing old table as changed for each statement execute function mark_figures_of_steps();

-- Money that comes in later counts for the day on which its order was delivered.
create function mark_figures_of_entries() returns trigger language plpgsql as $$
declare late bigint[];
begin
  select array_agg(c.order_id) into late from changed c, figure_state s
  where c.order_id is not null and (c.created_at < s.closed_until or (c.to_account = 'shop' and exists (
    select from order_status_log g where g.order_id = c.order_id and g.status = 'delivered' and g.at < s.closed_until)));
  if late is null then return null; end if;
  insert into figure_marks (at) select c.created_at from changed c where c.order_id = any(late);
  perform mark_figures(late);
  return null;
end $$;
create trigger ledger_entries_added_to_figures after insert on ledger_entries
  referencing new table as changed for each statement execute function mark_figures_of_entries();
create trigger ledger_entries_removed_from_figures after delete on ledger_entries
  referencing old table as changed for each statement execute function mark_figures_of_entries();

create function mark_figures_of_orders() returns trigger language plpgsql as $$
declare late bigint[];
begin
  select array_agg(c.id) into late from changed c where c.created_at < (select closed_until from figure_state);
  if late is null then return null; end if;
  insert into figure_marks (at) select c.created_at from changed c where c.id = any(late);
  perform mark_figures(late);
  return null;
end $$;
create trigger orders_added_to_figures after insert on orders
  referencing new table as changed for each statement execute function mark_figures_of_orders();
create trigger orders_removed_from_figures after delete on orders
  referencing old table as changed for each statement execute function mark_figures_of_orders();

create function mark_figures_of_order() returns trigger language plpgsql as $$
begin
  perform mark_figures(array[new.id]);
  return null;
end $$;
create trigger orders_changed_for_figures after update on orders for each row
  when ((old.store_id, old.zone_id, old.payment_method, old.schedule_at, old.promised_until, old.created_at, old.total_minor,
      old.items_minor, old.add_ons_minor, old.discount_minor, old.coupon_minor, old.first_order_minor, old.tax_minor,
      old.tax_included, old.delivery_minor, old.additional_minor, old.tip_minor)
    is distinct from
    (new.store_id, new.zone_id, new.payment_method, new.schedule_at, new.promised_until, new.created_at, new.total_minor,
      new.items_minor, new.add_ons_minor, new.discount_minor, new.coupon_minor, new.first_order_minor, new.tax_minor,
      new.tax_included, new.delivery_minor, new.additional_minor, new.tip_minor))
  execute function mark_figures_of_order();

create function mark_figures_of_first_orders() returns trigger language plpgsql as $$
declare late bigint[];
begin
  select array_agg(o.id) into late from changed c join orders o on o.id = c.order_id
  where o.created_at < (select closed_until from figure_state);
  if late is not null then perform mark_figures(late); end if;
  return null;
end $$;
create trigger first_orders_added_to_figures after insert on first_orders
  referencing new table as changed for each statement execute function mark_figures_of_first_orders();
create trigger first_orders_changed_for_figures after update on first_orders
  referencing new table as changed for each statement execute function mark_figures_of_first_orders();
create trigger first_orders_removed_from_figures after delete on first_orders
  referencing old table as changed for each statement execute function mark_figures_of_first_orders();
