-- Events of one key are delivered in the order of their ids. Rows of releases that wrote no key are delivered in any order.
alter table outbox
  add column key text,
  add column failed_at timestamptz,
  add column last_error text;

-- All events until now are about an order.
update outbox set key = 'order:' || (payload ->> 'orderId') where delivered_at is null;

-- Finds earlier undelivered events of a key. Events without a subscriber are inserted as delivered and are not in it.
create index outbox_key_idx on outbox (key, id) where delivered_at is null;
