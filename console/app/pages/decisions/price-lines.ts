import type { WaitingPrescription } from '@rialto/contract/calls/console/decisions.ts';

/** A line of the price as it is typed. */
export type PriceLine = {
  key: number;
  itemId: number | null;
  name: string;
  quantity: number | null;
  price: number | null;
};

let lastKey = 0;
export const newLine = (line: Partial<PriceLine> = {}): PriceLine => ({
  ...{ key: (lastKey += 1), itemId: null, name: '', quantity: 1, price: null },
  ...line,
});

export function linesOf({ lines }: WaitingPrescription): PriceLine[] {
  return lines.map(({ item_id: itemId, name, quantity, price }) => newLine({ itemId, name, quantity, price }));
}

export function isComplete({ name, quantity, price }: PriceLine): boolean {
  return name.trim().length > 1 && quantity !== null && quantity >= 1 && price !== null && price >= 0;
}

/** Items and free lines without delivery and tax, which the server adds. */
export function sumOf(lines: readonly PriceLine[]): number {
  return lines.reduce((sum, { quantity, price }) => sum + (quantity ?? 0) * (price ?? 0), 0);
}

/** The body of the call. An item keeps its name in both languages. */
export function bodyOf(lines: readonly PriceLine[], note: string) {
  return {
    lines: lines.map(({ itemId, name, quantity, price }) => ({
      ...(itemId === null ? { name: name.trim() } : { item_id: itemId }),
      quantity: quantity ?? 1,
      price: price ?? 0,
    })),
    ...(note.trim() && { note: note.trim() }),
  };
}
