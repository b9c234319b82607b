import { transactionTypes, type TransactionType } from '@rialto/contract/shapes/transaction-type.ts';
import { t, type TextKey } from '@rialto/texts/text.ts';
import {
  BadgePercent,
  CirclePlus,
  Coins,
  Gift,
  ShoppingBag,
  SlidersHorizontal,
  Undo2,
  UsersRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react';

const looks = {
  all: ['wallet.type_all', Wallet],
  order: ['wallet.type_order', ShoppingBag],
  refund: ['wallet.type_refund', Undo2],
  add_fund: ['wallet.type_add_fund', CirclePlus],
  bonus: ['wallet.type_bonus', Gift],
  cashback: ['wallet.type_cashback', BadgePercent],
  referrer: ['wallet.type_referrer', UsersRound],
  loyalty_point: ['wallet.type_loyalty_point', Coins],
  adjustment: ['wallet.type_adjustment', SlidersHorizontal],
} as const satisfies Record<TransactionType, readonly [TextKey, LucideIcon]>;

export function typeText(type: TransactionType): string {
  return t(looks[type][0]);
}

export function typeIcon(type: TransactionType): LucideIcon {
  return looks[type][1];
}

/** The filter in the URL; everything if it names none. */
export function typeOf(text: string | null): TransactionType {
  return transactionTypes.find((known) => known === text) ?? 'all';
}

export function withType(search: URLSearchParams, type: TransactionType): URLSearchParams {
  const next = new URLSearchParams(search);
  if (type === 'all') next.delete('type');
  else next.set('type', type);
  return next;
}
