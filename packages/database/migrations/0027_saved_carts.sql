-- At sign-in the newer of two carts of different stores is used. The other one is kept here, one for each customer, and
-- can be restored for some days.
create table saved_carts (
  owner_kind text not null check (owner_kind = 'customer'),
  owner_id bigint not null,
  store_id bigint not null references stores,
  lines jsonb not null check (jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) > 0),
  saved_at timestamptz not null,
  primary key (owner_kind, owner_id),
  foreign key (owner_kind, owner_id) references carts on delete cascade
);
create index saved_carts_saved_at_idx on saved_carts (saved_at);

-- Whether there is a saved cart, so that reading a cart does not have to look for one.
alter table carts add column has_saved boolean not null default false;

-- kept: the customer's cart was the newer one.
create or replace function is_sound(cart carts) returns boolean language plpgsql immutable as $$
begin
  return cart.owner_kind in ('customer', 'guest')
    and cart.owner_id > 0
    and cart.version > 0
    and (cart.moved is null or cart.moved in ('moved', 'merged', 'replaced', 'kept'))
    and (cart.store_id is null) = (cart.module_id is null)
    and (cart.is_empty or cart.store_id is not null);
end $$;
