import type { StoreId } from '@rialto/database/ids.ts';
import { part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';

export type AddOnRow = {
  id: number;
  storeId: StoreId;
  nameEn: string;
  nameAr: string | null;
  priceMinor: number;
  isActive: boolean;
  itemCount: number;
};

const columns = part`a.id, a.store_id as "storeId", a.name_en as "nameEn", a.name_ar as "nameAr",
  a.price_minor as "priceMinor", a.active as "isActive",
  (select count(*) from item_add_ons l where l.add_on_id = a.id) as "itemCount"`;

export function addOnsOf(db: Sql, storeId: StoreId): Promise<AddOnRow[]> {
  return db<AddOnRow[]>`select ${columns} from add_ons a where a.store_id = ${storeId} order by a.name_en, a.id`;
}

export async function lockAddOn(tx: Sql, id: number): Promise<AddOnRow | null> {
  const rows = await tx<AddOnRow[]>`select ${columns} from add_ons a where a.id = ${id} for no key update of a`;
  return rows[0] ?? null;
}

export async function insertAddOn(tx: Sql, { id, storeId, nameEn, nameAr, priceMinor }: AddOnRow): Promise<void> {
  await tx`
    insert into add_ons (id, store_id, name_en, name_ar, price_minor)
    values (${id}, ${storeId}, ${nameEn}, ${nameAr}, ${priceMinor})`;
}

export async function updateAddOn(tx: Sql, { id, nameEn, nameAr, priceMinor, isActive }: AddOnRow): Promise<void> {
  await tx`
    update add_ons set name_en = ${nameEn}, name_ar = ${nameAr}, price_minor = ${priceMinor}, active = ${isActive}
    where id = ${id}`;
}
