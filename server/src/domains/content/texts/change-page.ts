import type { ShopPage } from '@rialto/contract/calls/console/texts.ts';
import type { PageSlug } from '@rialto/contract/shapes/enums.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Staff } from '../../../platform/crew.ts';
import { lockPage, writePage } from './texts.sql.ts';
import { pageTexts, shopPage } from './texts.view.ts';

type Change = { staff: Staff; now: Date; slug: PageSlug; texts: Pick<ShopPage, 'title' | 'body'> };

/** Writes a page of the shop; an empty Arabic text means that there is none (OPS-12). */
export function changePage(db: Sql, { staff, now, slug, texts: { title, body } }: Change): Promise<ShopPage> {
  return inTransaction(db, async (tx) => {
    const former = await lockPage(tx, slug);
    const row = { titleEn: title.en, titleAr: title.ar || null, bodyEn: body.en, bodyAr: body.ar || null };
    await writePage(tx, slug, row);
    const change = { action: 'changePage', subject: 'content_page' as const, subjectId: slug };
    const before = former && pageTexts(former);
    await recordChange(tx, { staff, now, ...change, before, after: pageTexts(row) });
    return shopPage(slug, row, now);
  });
}
