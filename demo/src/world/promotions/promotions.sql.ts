import type { Sql } from '@rialto/database/sql.ts';
import { parcelTermsOf } from './parcel-terms.ts';
import type { PlannedCard, Promotions } from './plan-promotions.ts';

export async function insertPromotions(db: Sql, promotions: Promotions): Promise<void> {
  await insertFlashSales(db, promotions.flashSales);
  await insertCampaigns(db, promotions.campaigns);
  await insertSpecials(db, promotions.specials);
  await insertBanners(db, promotions.banners);
  await insertBeside(db, promotions.beside);
  await insertWhy(db, promotions.why);
  await insertParcelKinds(db, promotions.parcelKinds);
}

async function insertFlashSales(db: Sql, sales: Promotions['flashSales']): Promise<void> {
  const rows = sales.map(({ items: _, title, ...sale }) => ({ ...sale, ...title }));
  await db`
    insert into flash_sales (id, module_id, title_en, title_ar, starts_at, ends_at)
    select id, "moduleId", en, ar, "startsAt", "endsAt" from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x(id int, "moduleId" int, en text, ar text, "startsAt" timestamptz, "endsAt" timestamptz)`;
  const entries = sales.flatMap(({ id, items }) => items.map((entry) => ({ id, ...entry })));
  await db`
    insert into flash_sale_items (flash_sale_id, item_id, discount_type, discount, stock, sold, position)
    select id, "itemId", "discountType", discount, stock, sold, position
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as x(id int, "itemId" bigint, "discountType" text, discount bigint, stock int, sold int, position int)`;
}

async function insertCampaigns(db: Sql, campaigns: Promotions['campaigns']): Promise<void> {
  const rows = campaigns.map(({ storeIds: _, title, about, picture, ...campaign }) => ({
    ...{ ...campaign, ...title, aboutEn: about.en, aboutAr: about.ar, picture: picture.id },
  }));
  await db`
    insert into basic_campaigns (id, module_id, slug, title_en, title_ar, description_en, description_ar, picture,
      starts_at, ends_at)
    select id, "moduleId", slug, en, ar, "aboutEn", "aboutAr", picture, "startsAt", "endsAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x(id int, "moduleId" int, slug text, en text, ar text, "aboutEn" text, "aboutAr" text, picture text,
           "startsAt" timestamptz, "endsAt" timestamptz)`;
  const taking = campaigns.flatMap(({ id, storeIds }) => storeIds.map((storeId) => ({ id, storeId })));
  await db`
    insert into basic_campaign_stores (campaign_id, store_id)
    select id, "storeId" from jsonb_to_recordset(${JSON.stringify(taking)}::jsonb) as x(id int, "storeId" bigint)`;
}

async function insertSpecials(db: Sql, specials: Promotions['specials']): Promise<void> {
  const rows = specials.map(({ title, about, picture, ...special }) => ({
    ...{ ...special, ...title, aboutEn: about.en, aboutAr: about.ar, picture: picture.id },
  }));
  await db`
    insert into item_campaigns (id, store_id, zone_id, module_id, category_id, slug, title_en, title_ar,
      description_en, description_ar, picture, price_minor, discount_type, discount, stock, maximum_cart_quantity,
      veg, starts_at, ends_at)
    select id, "storeId", "zoneId", "moduleId", "categoryId", slug, en, ar, "aboutEn", "aboutAr", picture,
      "priceMinor", "discountType", discount, stock, "maximumCartQuantity", veg, "startsAt", "endsAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x(id int, "storeId" bigint, "zoneId" int, "moduleId" int, "categoryId" int, slug text, en text, ar text,
           "aboutEn" text, "aboutAr" text, picture text, "priceMinor" bigint, "discountType" text, discount bigint,
           stock int, "maximumCartQuantity" int, veg boolean, "startsAt" timestamptz, "endsAt" timestamptz)`;
}

async function insertBanners(db: Sql, banners: Promotions['banners']): Promise<void> {
  const rows = banners.map(({ title, picture, ...banner }) => ({ ...banner, ...title, picture: picture.id }));
  await db`
    insert into banners (id, module_id, zone_id, kind, title_en, title_ar, picture, link, store_id, item_id, position)
    select id, "moduleId", "zoneId", kind, en, ar, picture, link, "storeId", "itemId", position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x(id int, "moduleId" int, "zoneId" int, kind text, en text, ar text, picture text, link text,
           "storeId" bigint, "itemId" bigint, position int)`;
}

async function insertBeside(db: Sql, beside: Promotions['beside']): Promise<void> {
  const rows = beside.map(({ moduleId, promotional, bestReviewed, newArrival, bottom, video, nearby, steps }) => ({
    ...{ moduleId, ...nearby, steps, videoKind: video ? 'image' : null, video: video?.id },
    ...{ promotional: promotional?.id, best: bestReviewed?.id, arrival: newArrival?.id, bottom: bottom?.id },
  }));
  await db`
    insert into module_promotions (module_id, promotional_banner, best_reviewed_banner, new_arrival_banner,
      bottom_banner, nearby_title_en, nearby_title_ar, video_kind, video_picture, video_steps)
    select "moduleId", promotional, best, arrival, bottom, en, ar, "videoKind", video, steps
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x("moduleId" int, promotional text, best text, arrival text, bottom text, en text, ar text,
           "videoKind" text, video text, steps jsonb)`;
}

const cardRow = ({ title, text, picture, ...card }: PlannedCard) => ({
  ...{ ...card, ...title, textEn: text.en, textAr: text.ar, picture: picture.id },
});

async function insertWhy(db: Sql, why: PlannedCard[]): Promise<void> {
  await db`
    insert into why_choose (id, module_id, title_en, title_ar, text_en, text_ar, picture, position)
    select id, "moduleId", en, ar, "textEn", "textAr", picture, position
    from jsonb_to_recordset(${JSON.stringify(why.map(cardRow))}::jsonb)
      as x(id int, "moduleId" int, en text, ar text, "textEn" text, "textAr" text, picture text, position int)`;
}

async function insertParcelKinds(db: Sql, kinds: PlannedCard[]): Promise<void> {
  const rows = kinds.map((kind) => ({ ...cardRow(kind), ...parcelTermsOf(kind.title.en) }));
  await db`
    insert into parcel_categories (id, module_id, name_en, name_ar, description_en, description_ar, picture, position,
      surcharge_minor, per_km_charge_minor, pick_up_proof, drop_off_proof)
    select id, "moduleId", en, ar, "textEn", "textAr", picture, position, "surchargeMinor", "perKmMinor", "pickUpProof",
      "dropOffProof"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x(id int, "moduleId" int, en text, ar text, "textEn" text, "textAr" text, picture text, position int,
           "surchargeMinor" bigint, "perKmMinor" bigint, "pickUpProof" text, "dropOffProof" text)`;
  const weights = rows.flatMap((row) => row.weights.map((weight) => ({ ...weight, categoryId: row.id })));
  await db`
    insert into parcel_weights (category_id, up_to_kg, surcharge_minor)
    select "categoryId", "upToKg", "surchargeMinor"
    from jsonb_to_recordset(${JSON.stringify(weights)}::jsonb)
      as x("categoryId" int, "upToKg" int, "surchargeMinor" bigint)`;
}
