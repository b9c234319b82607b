import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import type { App } from '../../../platform/app.ts';
import { pricesAreDue, updateFlashDiscounts, updateStoreDiscounts } from './prices.sql.ts';

const EVERY_MS = 15_000;

/**
 * Discounts begin and end by the clock, but lists are sorted and filtered by a stored price. So the stored price is
 * brought up to date when the clock passes a border; whichever node comes first does it for all.
 */
export function keepPrices({ http, db, clock }: App): void {
  const refresh = () =>
    refreshPrices(db, clock()).catch((err: unknown) =>
      http.log.warn({ err }, 'Prices could not be brought up to date'),
    );
  let timer: NodeJS.Timeout | undefined;
  http.addHook('onReady', async () => {
    await refresh();
    timer = setInterval(() => void refresh(), EVERY_MS).unref();
  });
  http.addHook('onClose', async () => clearInterval(timer));
}

export async function refreshPrices(db: Sql, now: Date): Promise<void> {
  if (!(await pricesAreDue(db, now))) return;
  await inTransaction(db, async (tx) => {
    await updateStoreDiscounts(tx, now);
    await updateFlashDiscounts(tx, now);
  });
}
