import type { Sql } from '@rialto/database/sql.ts';
import type { CategoryRates } from '@rialto/rules/parcel/parcel-rates.ts';

export type Proof = 'none' | 'code' | 'photo';

export type ParcelCategoryRow = CategoryRates & {
  id: number;
  moduleId: number;
  nameEn: string;
  nameAr: string | null;
  descriptionEn: string;
  descriptionAr: string | null;
  picture: string | null;
  pickUpProof: Proof;
  dropOffProof: Proof;
};

export function activeParcelCategories(db: Sql): Promise<ParcelCategoryRow[]> {
  return db<ParcelCategoryRow[]>`
    select id, module_id as "moduleId", name_en as "nameEn", name_ar as "nameAr",
           description_en as "descriptionEn", description_ar as "descriptionAr", picture,
           surcharge_minor as "surchargeMinor", per_km_charge_minor as "perKmMinor",
           pick_up_proof as "pickUpProof", drop_off_proof as "dropOffProof",
           (select coalesce(json_agg(json_build_object('upToKg', w.up_to_kg, 'surchargeMinor', w.surcharge_minor)
              order by w.up_to_kg), '[]') from parcel_weights w where w.category_id = c.id) as weights
    from parcel_categories c
    where active
    order by position, id`;
}

export type ParcelInstructionRow = { id: number; textEn: string; textAr: string | null };

export function activeParcelInstructions(db: Sql): Promise<ParcelInstructionRow[]> {
  return db<ParcelInstructionRow[]>`
    select id, text_en as "textEn", text_ar as "textAr" from parcel_instructions where active order by position, id`;
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
