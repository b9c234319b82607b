import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import type { RequestedCartLine } from '@rialto/contract/shapes/selection.ts';
import { readDeviceJson, writeDevice } from './device.ts';

/** A line that goes straight to checkout without the cart (ITM-16). The server sets its price. */
export type StashedLine = {
  source: 'buy_now' | 'campaign';
  line: RequestedCartLine;
  storeId: number;
  storeZoneId: number;
  moduleId: number;
  moduleType: ModuleType;
};

/** Replaces an earlier one. */
export function stashLine(stashed: StashedLine): void {
  writeDevice('buy_now', JSON.stringify(stashed));
}

/** The stored line for this source, or null. */
export function stashedLine(source: StashedLine['source']): StashedLine | null {
  const kept = readDeviceJson('buy_now') as Partial<StashedLine> | null;
  const isWhole = typeof kept?.line?.item_id === 'number' && typeof kept.storeZoneId === 'number';
  return isWhole && kept.source === source ? (kept as StashedLine) : null;
}

/** Called after it was ordered. */
export function dropStashedLine(): void {
  writeDevice('buy_now', null);
}
