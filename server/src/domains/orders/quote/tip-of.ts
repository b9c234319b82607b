import type { Refusal } from '@rialto/contract/http/refusals.ts';
import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';
import { maximumTip } from '@rialto/rules/price/maximum-tip.ts';
import { minorOf } from '../../../platform/wire-values.ts';

export function mostTipMinor({ maximumTipMinor, currency }: ShopSettings): number {
  return maximumTip({ setting: maximumTipMinor, digits: currency.digits });
}

/** The tip in minor units. Tips go to the courier, so take-away has none (trust.md T12). */
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
