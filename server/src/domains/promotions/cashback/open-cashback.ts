import { listCashback } from '@rialto/contract/calls/offers.ts';
import { rewardMinor } from '@rialto/rules/price/reward.ts';
import type { App } from '../../../platform/app.ts';
import { cachedUntilChanged } from '../../../platform/cache/cached-until-changed.ts';
import { isRunning } from '../running.ts';
import { cashbackAfter, type CashbackRow } from './cashback.sql.ts';

type Best = { row: CashbackRow; backMinor: number };

export type CashbackList = {
  running(): Promise<CashbackRow[]>;
  /** The offer with the highest cashback for an amount. Offers do not add up. */
  bestFor(amountMinor: number): Promise<Best | null>;
};

export function openCashback(app: App): CashbackList {
  const all = cachedUntilChanged(app, {
    seconds: listCashback.cacheSeconds,
    tables: ['cashback_offers'],
    load: cashbackAfter,
  });
  const running = async () => {
    const now = app.clock();
    return (await all()).filter((row) => isRunning(row, now));
  };
  return {
    running,
    async bestFor(amountMinor) {
      const found = (await running()).map((row) => ({ row, backMinor: rewardMinor(amountMinor, row) }));
      const most = Math.max(0, ...found.map(({ backMinor }) => backMinor));
      return found.find(({ backMinor }) => backMinor > 0 && backMinor === most) ?? null;
    },
  };
}
