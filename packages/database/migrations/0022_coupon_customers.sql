-- A coupon with rows here is only for these customers: it is listed to them and unknown to everybody else.
create table coupon_customers (
  coupon_id int not null references coupons on delete cascade,
  customer_id bigint not null references customers on delete cascade,
  given_at timestamptz not null,
  primary key (customer_id, coupon_id)
);
create index coupon_customers_coupon_idx on coupon_customers (coupon_id);
create trigger coupon_customers_changed after insert or delete or truncate or update on coupon_customers
  for each statement execute function tell_changed();
