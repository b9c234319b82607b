import type { ConsoleSettings } from '@rialto/contract/calls/console/settings.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Staff } from '../../../platform/crew.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { emptyShopSettings } from '../empty-shop.ts';
import { defaultPages } from './default-pages.ts';
import { insertMissingPages, lockSettings, writeSettings } from './settings.sql.ts';
import { consoleSettings, storedSettings } from './settings.view.ts';

/** Parts of other domains. */
export type SettingsDeps = {
  hasPrices(db: Sql): Promise<boolean>;
  /** Gives a new shop what every shop needs, such as reasons for a cancellation. */
  fillNewShop(tx: Sql, digits: number): Promise<void>;
};
type Change = { staff: Staff; now: Date; changes: Partial<ConsoleSettings> };

/** Changes the given settings; the first save also writes default pages, reasons and tips (OPS-12). */
export function changeSettings(db: Sql, deps: SettingsDeps, { staff, now, changes }: Change): Promise<ConsoleSettings> {
  return inTransaction(db, async (tx) => {
    const stored = await lockSettings(tx);
    const former = stored ?? emptyShopSettings;
    const before = consoleSettings(former);
    const after = { ...before, ...changes };
    checkTimeZone(after.time_zone);
    if (after.top_up && after.top_up.minimum > after.top_up.maximum)
      throw new RefusalError({ code: 'top_up_limits_wrong' });
    if (hasOtherCurrency(before, after) && (await deps.hasPrices(tx)))
      throw new RefusalError({ code: 'currency_fixed' });
    await writeSettings(tx, storedSettings(former, after));
    if (!stored) {
      await insertMissingPages(tx, defaultPages(after.name));
      await deps.fillNewShop(tx, after.currency.digits);
    }
    const change = { action: 'changeShopSettings', subject: 'shop_settings', subjectId: 1 };
    await recordChange(tx, { staff, now, ...change, before: stored ? before : null, after });
    return after;
  });
}

/** Amounts are stored in minor units, so another currency would change every price. */
function hasOtherCurrency({ currency: one }: ConsoleSettings, { currency: other }: ConsoleSettings): boolean {
  return one.code !== other.code || one.digits !== other.digits;
}

function checkTimeZone(timeZone: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    throw new RefusalError({ code: 'time_zone_unknown' });
  }
}
