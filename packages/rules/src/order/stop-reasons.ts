/** Reasons to end an order that stores and couriers choose from. They are stored as codes and read in any language. */
export const stopReasons = {
  store: ['store_busy', 'sold_out', 'store_closing'],
  courier: ['no_answer', 'wrong_address', 'not_wanted', 'cannot_pay'],
} as const;

export type StopReason = (typeof stopReasons)['store' | 'courier'][number];
