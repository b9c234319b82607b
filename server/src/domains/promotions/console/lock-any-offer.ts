import type { OfferKind } from '@rialto/contract/shapes/console/offer.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { lockFlashSale } from '../../catalog/catalog.public.ts';
import type { OfferRow } from './offer-row.ts';
import { lockOffer } from './offer-rows.sql.ts';

/** The row of an offer of any kind, locked. Flash sales belong to the catalogue, because they are prices. */
export async function lockAnyOffer(tx: Sql, kind: OfferKind, id: number): Promise<OfferRow> {
  const row =
    kind === 'flash_sale' ? ((await lockFlashSale(tx, id)) as OfferRow | null) : await lockOffer(tx, kind, id);
  if (!row) throw new RefusalError({ code: 'not_found' });
  return { ...row, id };
}
