import { textIn } from '../../platform/wire-values.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { OrderLineRow } from './order-row.ts';

/** A line as a kitchen or a courier reads it: quantity, name and every choice. */
export function ticketLine(line: OrderLineRow, { language }: Pick<Viewer, 'language'>) {
  const choices = [
    ...line.chosen.flatMap(({ values }) => values.map(({ label }) => textIn(language, label.en, label.ar))),
    ...line.addOns.map(({ nameEn, nameAr, quantity }) => `${quantity} × ${textIn(language, nameEn, nameAr)}`),
  ];
  return { name: textIn(language, line.nameEn, line.nameAr), quantity: line.quantity, choices, note: line.note };
}

/** Couriers and staff see only the first name of a customer. */
export function firstName(name: string | null): string | null {
  return name?.trim().split(/\s+/)[0] ?? null;
}
