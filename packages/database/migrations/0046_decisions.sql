-- What staff decide: refunds in parts, prices of prescriptions, blocked accounts and answered contact messages.

-- A payment may go back in several parts, which together are at most its amount.
alter table refunds
  add column number int not null default 1 check (number > 0),
  drop constraint refunds_pkey,
  add primary key (payment_id, number);

-- Every refund of a delivered order: what it gives back of the money paid by the payment method, and of the wallet's share.
create table order_refunds (
  order_id bigint not null references orders on delete cascade,
  number int not null check (number between 1 and 20),
  paid_minor bigint not null check (paid_minor >= 0),
  wallet_minor bigint not null check (wallet_minor >= 0),
  -- Where the money of the payment method went; the wallet's share always returns to the wallet.
  destination text not null check (destination in ('original', 'wallet')),
  created_at timestamptz not null,
  primary key (order_id, number),
  check (paid_minor + wallet_minor > 0)
);
insert into order_refunds (order_id, number, paid_minor, wallet_minor, destination, created_at)
select o.id, 1, o.total_minor - o.wallet_minor, o.wallet_minor,
  case when o.refund_to = 'wallet' and o.owner_kind = 'customer' then 'wallet' else 'original' end,
  (select max(g.at) from order_status_log g where g.order_id = o.id and g.status = 'refunded')
from orders o where o.status = 'refunded' and o.total_minor > 0;

-- What the shop answered; a reason to refuse is shown to the customer.
alter table refund_requests
  add column answer text check (length(answer) between 1 and 500),
  add column decided_at timestamptz;
update refund_requests r set status = case o.status when 'refunded' then 'approved' else 'rejected' end
from orders o where o.id = r.order_id and r.status = 'pending' and o.status in ('refunded', 'refund_request_canceled');
create index refund_requests_pending_idx on refund_requests (created_at) where status = 'pending';
create index offline_payments_undecided_idx on offline_payments (told_at) where decided_at is null;

-- The price of a prescription. The customer accepts it before the store confirms the order.
create table prescription_prices (
  order_id bigint primary key references orders on delete cascade,
  note text check (length(note) between 1 and 500),
  priced_at timestamptz not null,
  accepted_at timestamptz
);
create index orders_prescription_idx on orders (created_at) where source = 'prescription' and status = 'pending';
-- A line without an item: what a pharmacy sells by prescription only. Its item id is 0.
create or replace function is_sound(line order_lines) returns boolean language plpgsql immutable as $$
begin
  return line.line_no > 0
    and line.model in ('Item', 'ItemCampaign', 'Free')
    and (line.model = 'Free') = (line.item_id = 0)
    and line.discount_kind in ('none', 'item', 'store', 'flash_sale')
    and line.quantity > 0
    and least(line.unit_minor, line.add_ons_minor, line.discount_minor) >= 0
    and line.discount_minor <= line.unit_minor * line.quantity
    and line.total_minor = line.unit_minor * line.quantity - line.discount_minor + line.add_ons_minor
    and jsonb_typeof(line.selection) = 'object'
    and jsonb_typeof(line.chosen) = 'array'
    and jsonb_typeof(line.add_ons) = 'array'
    and (line.took_stock is null or line.took_stock = '' or line.model = 'Item')
    and (line.took_stock is null or line.model <> 'Free')
    and (line.flash_sale_id is null or line.discount_kind = 'flash_sale');
end $$;

alter table customers
  add column blocked_reason text check (length(blocked_reason) between 1 and 500),
  add column blocked_at timestamptz;

-- Staff search accounts by the beginning of a name or an email address, and by the end of a phone number.
create index customers_name_idx on customers (lower(f_name || ' ' || l_name) text_pattern_ops);
create index customers_last_name_idx on customers (lower(l_name) text_pattern_ops);
create index customers_email_idx on customers (email text_pattern_ops);
create index customers_phone_end_idx on customers (reverse(phone) text_pattern_ops);

alter table contact_messages
  add column answered_at timestamptz,
  add column answered_by int references staff;
create index contact_messages_open_idx on contact_messages (created_at) where answered_at is null;
