import type { OfferKind } from '@rialto/contract/shapes/console/offer.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Staff } from '../../../platform/crew.ts';
import { switchFlashSale } from '../../catalog/catalog.public.ts';
import { lockAnyOffer } from './lock-any-offer.ts';
import { setOfferActive } from './offer-rows.sql.ts';

type Switch = { staff: Staff; kind: OfferKind; id: number; isActive: boolean; now: Date };

/** Ends an offer at once, or undoes that. */
export function switchOffer(db: Sql, { staff, kind, id, isActive, now }: Switch): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { active, store_id: storeId = null } = await lockAnyOffer(tx, kind, id);
    if (kind === 'flash_sale') await switchFlashSale(tx, id, isActive, now);
    else await setOfferActive(tx, kind, id, isActive);
    await recordChange(tx, {
      ...{ staff, now, action: 'switchOffer', subject: kind, subjectId: id, storeId },
      ...{ before: { active }, after: { active: isActive } },
    });
  });
}
