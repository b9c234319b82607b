import type { ModuleId } from '@rialto/database/ids.ts';
import { onOneConnection, type Sql } from '@rialto/database/sql.ts';
import { findOfferChoices, itemsNamed, type OfferChoices, type OfferItemRow } from './offer-facts.sql.ts';
import { allOffers, type ListedOffer } from './offer-list.sql.ts';

const MOST_OFFERS = 2_000;
const MOST_ITEMS = 20;

export function listOffers(db: Sql, timeZone: string): Promise<ListedOffer[]> {
  return allOffers(db, timeZone, MOST_OFFERS);
}

export function listOfferChoices(db: Sql): Promise<OfferChoices> {
  return onOneConnection(db, findOfferChoices);
}

export function findOfferItems(db: Sql, text: string, moduleId: ModuleId | null): Promise<OfferItemRow[]> {
  return itemsNamed(db, { text, moduleId, most: MOST_ITEMS });
}
