import type { Sql } from '@rialto/database/sql.ts';

export type ParcelCategoryRow = {
  id: number;
  moduleId: number;
  nameEn: string;
  nameAr: string | null;
  descriptionEn: string;
  descriptionAr: string | null;
  picture: string | null;
};

export function activeParcelCategories(db: Sql): Promise<ParcelCategoryRow[]> {
  return db<ParcelCategoryRow[]>`
    select id, module_id as "moduleId", name_en as "nameEn", name_ar as "nameAr",
           description_en as "descriptionEn", description_ar as "descriptionAr", picture
    from parcel_categories
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
