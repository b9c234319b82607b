import type { ModuleId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Proof } from '../parcels.sql.ts';

type TranslatedText = { en: string; ar: string | null };
export type StoredCategory = {
  id: number;
  moduleId: ModuleId;
  name: TranslatedText;
  description: TranslatedText;
  picture: string | null;
  surchargeMinor: number;
  perKmMinor: number | null;
  weights: { upToKg: number; surchargeMinor: number }[];
  pickUpProof: Proof;
  dropOffProof: Proof;
  isActive: boolean;
};
export type StoredInstruction = { id: number; text: TranslatedText; isActive: boolean };
type WithPosition<Row> = Row & { position: number };

/** All categories, also those that are switched off. */
export function allCategories(db: Sql): Promise<StoredCategory[]> {
  return db<StoredCategory[]>`
    select c.id, c.module_id as "moduleId", jsonb_build_object('en', c.name_en, 'ar', c.name_ar) as name,
      jsonb_build_object('en', c.description_en, 'ar', c.description_ar) as description, c.picture,
      c.surcharge_minor as "surchargeMinor", c.per_km_charge_minor as "perKmMinor",
      c.pick_up_proof as "pickUpProof", c.drop_off_proof as "dropOffProof", c.active as "isActive",
      (select coalesce(json_agg(json_build_object('upToKg', w.up_to_kg, 'surchargeMinor', w.surcharge_minor)
         order by w.up_to_kg), '[]') from parcel_weights w where w.category_id = c.id) as weights
    from parcel_categories c order by c.position, c.id`;
}

export function allInstructions(db: Sql): Promise<StoredInstruction[]> {
  return db<StoredInstruction[]>`
    select id, jsonb_build_object('en', text_en, 'ar', text_ar) as text, active as "isActive"
    from parcel_instructions order by position, id`;
}

export async function lockParcelLists(tx: Sql): Promise<void> {
  await tx`lock table parcel_categories, parcel_instructions in share row exclusive mode`;
}

/** Parcels name their category, so categories are switched off instead of deleted. */
export async function writeCategories(tx: Sql, rows: readonly WithPosition<StoredCategory>[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await tx`update parcel_categories set active = false where not id = any(${ids}::int[])`;
  await tx`
    insert into parcel_categories (id, module_id, name_en, name_ar, description_en, description_ar, picture, position,
      active, surcharge_minor, per_km_charge_minor, pick_up_proof, drop_off_proof)
    select r.id, r."moduleId", r.name->>'en', nullif(r.name->>'ar', ''), r.description->>'en',
      nullif(r.description->>'ar', ''), r.picture, r.position, r."isActive", r."surchargeMinor", r."perKmMinor",
      r."pickUpProof", r."dropOffProof"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id int, "moduleId" int, name jsonb, description jsonb, picture text, position int, "isActive" boolean,
        "surchargeMinor" bigint, "perKmMinor" bigint, "pickUpProof" text, "dropOffProof" text)
    on conflict (id) do update set module_id = excluded.module_id, name_en = excluded.name_en,
      name_ar = excluded.name_ar, description_en = excluded.description_en, description_ar = excluded.description_ar,
      picture = excluded.picture, position = excluded.position, active = excluded.active,
      surcharge_minor = excluded.surcharge_minor, per_km_charge_minor = excluded.per_km_charge_minor,
      pick_up_proof = excluded.pick_up_proof, drop_off_proof = excluded.drop_off_proof`;
  await tx`delete from parcel_weights where category_id = any(${ids}::int[])`;
  await tx`
    insert into parcel_weights (category_id, up_to_kg, surcharge_minor)
    select r.id, (w->>'upToKg')::int, (w->>'surchargeMinor')::bigint
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id int, weights jsonb),
      jsonb_array_elements(r.weights) as w`;
}

export async function writeInstructions(tx: Sql, rows: readonly WithPosition<StoredInstruction>[]): Promise<void> {
  await tx`delete from parcel_instructions where not id = any(${rows.map(({ id }) => id)}::int[])`;
  await tx`
    insert into parcel_instructions (id, text_en, text_ar, position, active)
    select r.id, r.text->>'en', nullif(r.text->>'ar', ''), r.position, r."isActive"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id int, text jsonb, position int, "isActive" boolean)
    on conflict (id) do update set text_en = excluded.text_en, text_ar = excluded.text_ar,
      position = excluded.position, active = excluded.active`;
}
