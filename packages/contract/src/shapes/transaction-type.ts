import Type from 'typebox';

/** The filters of the history. */
export const transactionTypes = [
  'all',
  'order',
  'refund',
  'add_fund',
  'bonus',
  'cashback',
  'referrer',
  'loyalty_point',
  'adjustment',
] as const;
export type TransactionType = (typeof transactionTypes)[number];

export const transactionType = Type.Unsafe<TransactionType>(
  Type.Union(transactionTypes.map((name) => Type.Literal(name))),
);
