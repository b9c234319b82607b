import type { Sql } from '@rialto/database/sql.ts';
import { updateSettings } from './profile.sql.ts';

type Wanted = {
  language: string | undefined;
  notifiesOrders: number | undefined;
  notifiesOffers: number | undefined;
};

const chosen = (wanted: number | undefined): boolean | null => (wanted === undefined ? null : wanted === 1);

/** What is not named stays as it is. ACC-10. */
export async function changeSettings(db: Sql, customerId: number, wanted: Wanted): Promise<void> {
  await updateSettings(db, customerId, {
    language: wanted.language ?? null,
    notifiesOrders: chosen(wanted.notifiesOrders),
    notifiesOffers: chosen(wanted.notifiesOffers),
  });
}
