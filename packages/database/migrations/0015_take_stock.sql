-- Takes units out of the stock, one item after the other in the order of their ids, so that two carts with the same items
-- never wait for each other. Each row only if it has enough; the first that has not refuses for all.
create function take_stock(item_ids bigint[], variation_keys text[], quantities int[]) returns void language plpgsql as $$
declare wanted record;
begin
  for wanted in
    select * from unnest(item_ids, variation_keys, quantities) w(item, variation, quantity) order by item, variation
  loop
    update inventory set stock = stock - wanted.quantity, taken = taken + wanted.quantity
    where item_id = wanted.item and variation_key = wanted.variation and stock >= wanted.quantity;
    if not found then
      perform refuse('out_of_stock', jsonb_build_object('item_id', wanted.item));
    end if;
  end loop;
end $$;

-- Both at once: a check is read anew for every statement that writes.
alter table inventory drop constraint inventory_stock_check, drop constraint inventory_taken_check,
  add constraint inventory_stock_check check (stock >= 0 and taken >= 0);
