import type { OfferKind } from '@rialto/contract/shapes/console/offer.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { lockAnyOffer } from './lock-any-offer.ts';
import { offerItems, type OfferItemRow } from './offer-facts.sql.ts';
import { localTimes } from './offer-list.sql.ts';
import type { OfferRow } from './offer-row.ts';

type ReadOffer = { row: OfferRow; times: { starts: string | null; ends: string | null }; items: OfferItemRow[] };

/** An offer with its times by the clocks of the shop and with the items that it names. */
export function readOffer(db: Sql, kind: OfferKind, id: number, timeZone: string): Promise<ReadOffer> {
  return inTransaction(db, async (tx) => {
    const row = await lockAnyOffer(tx, kind, id);
    const ids = [...(row.items ?? []).map(({ item_id }) => item_id), ...(row.item_id ? [row.item_id] : [])];
    const times = await localTimes(tx, { startsAt: row.starts_at, endsAt: row.ends_at }, timeZone);
    return { row, times, items: await offerItems(tx, ids) };
  });
}
