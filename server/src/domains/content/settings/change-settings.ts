import type { ConsoleSettings } from '@rialto/contract/calls/console/settings.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Staff } from '../../../platform/crew.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { emptyShopSettings } from '../empty-shop.ts';
import { defaultPages } from './default-pages.ts';
import { checkShownPictures } from '../texts/check-shown-pictures.ts';
import { insertMissingPages, lockSettings, writeSettings } from './settings.sql.ts';
import { consoleSettings, storedSettings } from './settings.view.ts';

/** Parts of other domains. */
export type SettingsDeps = {
  hasPrices(db: Sql): Promise<boolean>;
  /** Gives a new shop what every shop needs, such as reasons for a cancellation. */
  fillNewShop(tx: Sql, digits: number): Promise<void>;
};
const MAX_PERCENT = 100;
type Change = { staff: Staff; now: Date; changes: Partial<ConsoleSettings> };

/** Changes the given settings; the first save also writes default pages, reasons and tips (OPS-12). */
export function changeSettings(db: Sql, deps: SettingsDeps, { staff, now, changes }: Change): Promise<ConsoleSettings> {
  return inTransaction(db, async (tx) => {
    const stored = await lockSettings(tx);
    const former = stored ?? emptyShopSettings;
    const before = consoleSettings(former);
    const after = { ...before, ...changes };
    checkSettings(after);
    await checkShownPictures(tx, [after.logo]);
    if (hasOtherCurrency(before, after) && (await deps.hasPrices(tx)))
      throw new RefusalError({ code: 'currency_fixed' });
    await writeSettings(tx, storedSettings(former, after));
    if (!stored) {
      await insertMissingPages(tx, defaultPages(after.name));
      await deps.fillNewShop(tx, after.currency.digits);
    }
    const change = { action: 'changeShopSettings', subject: 'shop_settings' as const, subjectId: 1 };
    await recordChange(tx, { staff, now, ...change, before: stored ? before : null, after });
    return after;
  });
}

/** Amounts are stored in minor units, so another currency would change every price. */
function hasOtherCurrency({ currency: one }: ConsoleSettings, { currency: other }: ConsoleSettings): boolean {
  return one.code !== other.code || one.digits !== other.digits;
}

function checkSettings({ time_zone, top_up, currency, other_currencies, first_order_discount }: ConsoleSettings): void {
  checkTimeZone(time_zone);
  if (top_up && top_up.minimum > top_up.maximum) throw new RefusalError({ code: 'top_up_limits_wrong' });
  const codes = [currency, ...other_currencies].map(({ code }) => code);
  if (new Set(codes).size < codes.length) throw new RefusalError({ code: 'currencies_repeat' });
  if (first_order_discount?.type === 'percent' && first_order_discount.value > MAX_PERCENT)
    throw new RefusalError({ code: 'bonus_too_high' });
}

function checkTimeZone(timeZone: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    throw new RefusalError({ code: 'time_zone_unknown' });
  }
}
