import type { Refusal } from '@rialto/contract/http/refusals.ts';
import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';
import { maximumTip } from '@rialto/rules/price/maximum-tip.ts';
import { minorOf } from '../../../platform/wire-values.ts';

/** What this shop takes as a tip at most. */
export function mostTipMinor({ maximumTipMinor, currency }: ShopSettings): number {
  return maximumTip({ setting: maximumTipMinor, digits: currency.digits });
}

/** The tip in minor units. It is the courier's, so there is none for what is fetched (trust.md T12). */
export function tipOf(
  { tip, orderType }: { tip: number; orderType: 'delivery' | 'take_away' },
  settings: ShopSettings,
  money: (minor: number) => string,
): { minor: number; problems: Refusal[] } {
  if (orderType === 'take_away') return { minor: 0, problems: [] };
  const minor = minorOf(tip, settings.currency.digits);
  const most = mostTipMinor(settings);
  if (minor <= most) return { minor, problems: [] };
  return { minor: 0, problems: [{ code: 'tip_invalid', params: { amount: money(most) } }] };
}
