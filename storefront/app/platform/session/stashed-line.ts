import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import type { WantedLine } from '@rialto/contract/shapes/selection.ts';
import { readDeviceJson, writeDevice } from './device.ts';

/** What goes straight to the checkout without the cart (ITM-16). Its price is the server's to say. */
export type StashedLine = {
  source: 'buy_now' | 'campaign';
  line: WantedLine;
  storeId: number;
  storeZoneId: number;
  moduleId: number;
  moduleType: ModuleType;
};

/** One at a time: what is bought now takes the place of what was. */
export function stashLine(stashed: StashedLine): void {
  writeDevice('buy_now', JSON.stringify(stashed));
}

/** What was put aside for this way to the checkout, or null. */
export function stashedLine(source: StashedLine['source']): StashedLine | null {
  const kept = readDeviceJson('buy_now') as Partial<StashedLine> | null;
  const isWhole = typeof kept?.line?.item_id === 'number' && typeof kept.storeZoneId === 'number';
  return isWhole && kept.source === source ? (kept as StashedLine) : null;
}

/** After it was ordered. */
export function dropStashedLine(): void {
  writeDevice('buy_now', null);
}
