import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { listCashback } from '@rialto/contract/calls/offers.ts';
import { amount, textIn } from '../../../platform/wire-values.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { shareOrAmount } from '../share-or-amount.ts';
import type { CashbackRow } from './cashback.sql.ts';

type Cashback = Reply<typeof listCashback>[number];

export function cashbackCard(row: CashbackRow, { language, digits }: Viewer): Cashback {
  return {
    id: row.id,
    title: textIn(language, row.titleEn, row.titleAr),
    cashback_type: row.type,
    cashback_amount: shareOrAmount(row, digits),
    min_purchase: amount(row.minimumMinor, digits),
    max_discount: row.maximumMinor === null ? null : amount(row.maximumMinor, digits),
    start_date: row.startsAt.toISOString(),
    end_date: row.endsAt.toISOString(),
    module_id: row.moduleId,
    store: row.store && {
      id: row.store.id,
      slug: row.store.slug,
      name: textIn(language, row.store.nameEn, row.store.nameAr),
    },
  };
}
