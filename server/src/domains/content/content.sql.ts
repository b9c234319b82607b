import type { LandingContent } from '@rialto/database/documents/landing-content.ts';
import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';
import type { Sql } from '@rialto/database/sql.ts';

export async function findShopSettings(db: Sql): Promise<ShopSettings | null> {
  const rows = await db<{ settings: ShopSettings }[]>`select settings from shop_settings`;
  return rows[0]?.settings ?? null;
}

export async function findLandingContent(db: Sql): Promise<LandingContent | null> {
  const rows = await db<{ content: LandingContent }[]>`select content from landing_content`;
  return rows[0]?.content ?? null;
}

/** False if the address was subscribed already. */
export async function insertSubscriber(db: Sql, email: string, language: string): Promise<boolean> {
  const rows = await db<{ email: string }[]>`
    insert into newsletter_subscribers (email, language) values (${email}, ${language})
    on conflict (email) do nothing returning email`;
  return rows.length > 0;
}

export async function deleteSubscriber(db: Sql, email: string): Promise<void> {
  await db`delete from newsletter_subscribers where email = ${email}`;
}

export type NewContactMessage = {
  id: string;
  name: string;
  email: string;
  topic: string;
  message: string;
  language: string;
  isSuspected: boolean;
};

export async function insertContactMessage(db: Sql, written: NewContactMessage): Promise<void> {
  const { id, name, email, topic, message, language, isSuspected } = written;
  await db`
    insert into contact_messages (id, name, email, topic, message, language, suspected)
    values (${id}, ${name}, ${email}, ${topic}, ${message}, ${language}, ${isSuspected})`;
}

export type PageRow = { titleEn: string; titleAr: string | null; bodyEn: string; bodyAr: string | null };

export async function findPage(db: Sql, slug: string): Promise<PageRow | null> {
  const rows = await db<PageRow[]>`
    select title_en as "titleEn", title_ar as "titleAr", body_en as "bodyEn", body_ar as "bodyAr"
    from content_pages where slug = ${slug}`;
  return rows[0] ?? null;
}

/** Deletes the subscription and the messages of an email address. */
export async function deleteDataOfEmail(tx: Sql, email: string): Promise<void> {
  await deleteSubscriber(tx, email);
  await tx`delete from contact_messages where email = ${email}`;
}
