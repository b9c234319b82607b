import type { ModuleId } from '@rialto/database/ids.ts';
import { listOf, part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { CategoryRates } from '@rialto/rules/parcel/parcel-rates.ts';

export type Proof = 'none' | 'code' | 'photo';

export type ParcelCategoryRow = CategoryRates & {
  id: number;
  moduleId: ModuleId;
  nameEn: string;
  nameAr: string | null;
  descriptionEn: string;
  descriptionAr: string | null;
  picture: string | null;
  pickUpProof: Proof;
  dropOffProof: Proof;
};

const categoryColumns = part`
  c.id, c.module_id as "moduleId", c.name_en as "nameEn", c.name_ar as "nameAr", c.description_en as "descriptionEn",
  c.description_ar as "descriptionAr", c.picture, c.surcharge_minor as "surchargeMinor",
  c.per_km_charge_minor as "perKmMinor", c.pick_up_proof as "pickUpProof", c.drop_off_proof as "dropOffProof",
  (select coalesce(json_agg(json_build_object('upToKg', w.up_to_kg, 'surchargeMinor', w.surcharge_minor)
     order by w.up_to_kg), '[]') from parcel_weights w where w.category_id = c.id) as weights`;

export function activeParcelCategories(db: Sql): Promise<ParcelCategoryRow[]> {
  return db<ParcelCategoryRow[]>`
    select ${categoryColumns} from parcel_categories c where c.active order by c.position, c.id`;
}

/** An active category, or null. */
export async function findParcelCategory(db: Sql, id: number): Promise<ParcelCategoryRow | null> {
  const rows = await db<ParcelCategoryRow[]>`
    select ${categoryColumns} from parcel_categories c where c.active and c.id = ${id}`;
  return rows[0] ?? null;
}

export type ParcelInstructionRow = { id: number; textEn: string; textAr: string | null };

export function activeParcelInstructions(db: Sql): Promise<ParcelInstructionRow[]> {
  return db<ParcelInstructionRow[]>`
    select id, text_en as "textEn", text_ar as "textAr" from parcel_instructions where active order by position, id`;
}

/** Instructions that the operator has removed meanwhile are missing. */
export async function parcelInstructionsWithIds(
  db: Sql,
  ids: readonly number[],
): Promise<{ id: number; en: string; ar: string | null }[]> {
  if (ids.length === 0) return [];
  return db<{ id: number; en: string; ar: string | null }[]>`
    select id, text_en as en, text_ar as ar from parcel_instructions
    where active and id = any(${listOf.ints(ids)}) order by position, id`;
}

export type TipRow = { amountMinor: number; isMostChosen: boolean };

/** Smallest first. Of two chosen equally often the smaller is marked; without any choice none is. */
export function tipsBySize(db: Sql): Promise<TipRow[]> {
  return db<TipRow[]>`
    select amount_minor as "amountMinor",
           chosen_count > 0 and row_number() over (order by chosen_count desc, amount_minor) = 1 as "isMostChosen"
    from tips
    order by amount_minor`;
}
