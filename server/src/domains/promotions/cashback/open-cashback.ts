import { listCashback } from '@rialto/contract/calls/offers.ts';
import type { ModuleId, StoreId } from '@rialto/database/ids.ts';
import { rewardMinor } from '@rialto/rules/price/reward.ts';
import type { App } from '../../../platform/app.ts';
import { cachedUntilChanged } from '../../../platform/cache/cached-until-changed.ts';
import { isRunning } from '../running.ts';
import { cashbackAfter, findModuleOfStore, type CashbackRow } from './cashback.sql.ts';

export type BestCashback = { row: CashbackRow; backMinor: number };
/** Where goods are bought. Null for the store or module that is not known. */
export type BuyingPlace = { moduleId: ModuleId | null; storeId: StoreId | null };

export type CashbackList = {
  /** With a module, only the offers that can hold in it. */
  running(moduleId: ModuleId | null): Promise<CashbackRow[]>;
  /** The offer with the highest cashback for goods of this amount. Offers do not add up. */
  bestFor(goodsMinor: number, place: BuyingPlace): Promise<BestCashback | null>;
  moduleOfStore(storeId: StoreId): Promise<ModuleId | null>;
};

export function openCashback(app: Pick<App, 'clock' | 'db' | 'onChange'>): CashbackList {
  const all = cachedUntilChanged(app, {
    seconds: listCashback.cacheSeconds,
    tables: ['cashback_offers'],
    load: cashbackAfter,
  });
  const runningNow = async () => {
    const now = app.clock();
    return (await all()).filter((row) => isRunning(row, now));
  };
  return {
    running: async (moduleId) => (await runningNow()).filter((row) => canHoldIn(row, moduleId)),
    async bestFor(goodsMinor, place) {
      const rows = (await runningNow()).filter((row) => holdsAt(row, place));
      const found = rows.map((row) => ({ row, backMinor: rewardMinor(goodsMinor, row) }));
      const most = Math.max(0, ...found.map(({ backMinor }) => backMinor));
      return found.find(({ backMinor }) => backMinor > 0 && backMinor === most) ?? null;
    },
    moduleOfStore: (storeId) => findModuleOfStore(app.db, storeId),
  };
}

function canHoldIn({ moduleId, store }: CashbackRow, viewed: ModuleId | null): boolean {
  const only = moduleId ?? store?.moduleId ?? null;
  return viewed === null || only === null || only === viewed;
}

function holdsAt({ moduleId, store }: CashbackRow, place: BuyingPlace): boolean {
  if (store) return store.id === place.storeId;
  return moduleId === null || moduleId === place.moduleId;
}
