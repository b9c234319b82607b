import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';
import type { Sql } from '@rialto/database/sql.ts';

/** The settings until the end of the transaction; null before they are saved for the first time. */
export async function lockSettings(tx: Sql): Promise<ShopSettings | null> {
  const rows = await tx<{ settings: ShopSettings }[]>`select settings from shop_settings for update`;
  return rows[0]?.settings ?? null;
}

export async function writeSettings(tx: Sql, settings: ShopSettings): Promise<void> {
  await tx`
    insert into shop_settings (settings) values (${JSON.stringify(settings)}::jsonb)
    on conflict (only_row) do update set settings = excluded.settings`;
}

type NewPage = { slug: string; titleEn: string; titleAr: string; bodyEn: string; bodyAr: string };

/** Writes pages that do not exist yet. */
export async function insertMissingPages(tx: Sql, pages: readonly NewPage[]): Promise<void> {
  await tx`
    insert into content_pages (slug, title_en, title_ar, body_en, body_ar)
    select p.slug, p."titleEn", p."titleAr", p."bodyEn", p."bodyAr"
    from jsonb_to_recordset(${JSON.stringify(pages)}::jsonb)
      as p(slug text, "titleEn" text, "titleAr" text, "bodyEn" text, "bodyAr" text)
    on conflict (slug) do nothing`;
}

/** Whether the owner has saved the settings, and whether the pages that the law asks for exist. */
export async function shopFacts(db: Sql): Promise<{ isSaved: boolean; hasPolicies: boolean }> {
  const [row] = await db<{ isSaved: boolean; hasPolicies: boolean }[]>`
    select exists (select from shop_settings) as "isSaved",
           (select count(*) from content_pages
            where slug in ('terms-and-conditions', 'privacy-policy') and body_en <> '') = 2 as "hasPolicies"`;
  return row as { isSaved: boolean; hasPolicies: boolean };
}
