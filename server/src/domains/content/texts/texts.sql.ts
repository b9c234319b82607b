import type { LandingContent } from '@rialto/database/documents/landing-content.ts';
import type { StaffId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { PageRow } from '../content.sql.ts';

export type StoredPage = PageRow & { slug: string; changedAt: Date | null };

export function allPages(db: Sql): Promise<StoredPage[]> {
  return db<StoredPage[]>`
    select p.slug, p.title_en as "titleEn", p.title_ar as "titleAr", p.body_en as "bodyEn", p.body_ar as "bodyAr",
      (select max(l.at) from audit_log l where l.subject = 'content_page' and l.subject_id = p.slug) as "changedAt"
    from content_pages p`;
}

/** Waits for other changes of the same page. */
export async function lockPage(tx: Sql, slug: string): Promise<PageRow | null> {
  await tx`select pg_advisory_xact_lock(hashtext('content_page'), hashtext(${slug}))`;
  const rows = await tx<PageRow[]>`
    select title_en as "titleEn", title_ar as "titleAr", body_en as "bodyEn", body_ar as "bodyAr"
    from content_pages where slug = ${slug}`;
  return rows[0] ?? null;
}

export async function writePage(tx: Sql, slug: string, page: PageRow): Promise<void> {
  await tx`
    insert into content_pages (slug, title_en, title_ar, body_en, body_ar)
    values (${slug}, ${page.titleEn}, ${page.titleAr}, ${page.bodyEn}, ${page.bodyAr})
    on conflict (slug) do update set title_en = excluded.title_en, title_ar = excluded.title_ar,
      body_en = excluded.body_en, body_ar = excluded.body_ar`;
}

export type PageChange = { at: Date; staffId: StaffId; before: object | null };

/** The changes of a page, latest first. */
export function pageChanges(db: Sql, slug: string, limit: number): Promise<PageChange[]> {
  return db<PageChange[]>`
    select at, staff_id as "staffId", before from audit_log
    where subject = 'content_page' and subject_id = ${slug}
    order by id desc limit ${limit}`;
}

/** The document until the end of the transaction; null before it is written for the first time. */
export async function lockLanding(tx: Sql): Promise<LandingContent | null> {
  await tx`select pg_advisory_xact_lock(hashtext('landing_content'))`;
  const rows = await tx<{ content: LandingContent }[]>`select content from landing_content`;
  return rows[0]?.content ?? null;
}

export async function writeLanding(tx: Sql, content: LandingContent): Promise<void> {
  await tx`
    insert into landing_content (content) values (${JSON.stringify(content)}::jsonb)
    on conflict (only_row) do update set content = excluded.content`;
}

export async function countPictures(tx: Sql, ids: readonly string[]): Promise<number> {
  const rows = await tx<{ count: number }[]>`
    select count(*)::int as count from pictures where id = any(${ids}::text[])`;
  return rows[0]?.count ?? 0;
}
