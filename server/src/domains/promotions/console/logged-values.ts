import type { Values } from '../../../platform/audit/audit.sql.ts';
import type { OfferRow } from './offer-row.ts';

/** What the log of changes keeps of an offer: the columns that forms decide, not the counts that orders change. */
export function loggedValues(row: Partial<OfferRow>, columns: readonly string[]): Values {
  const plain: Values = {
    ...row,
    ...(row.items && {
      items: row.items.map(({ item_id, discount_type, discount, stock }) => [item_id, discount_type, discount, stock]),
    }),
  };
  return Object.fromEntries(columns.map((name) => [name, plain[name] ?? null]));
}
