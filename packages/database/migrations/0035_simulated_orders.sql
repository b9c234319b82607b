-- Orders that the demo's simulated customers placed. They are deleted a day later.
create table simulated_orders (
  order_id bigint primary key references orders on delete cascade
);
