import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import { Undo2 } from 'lucide-react';
import { useChargedMoney } from '../../../words/charged-money.ts';
import { moneyBackTexts } from '../payment/money-back-texts.ts';

/** Where money went that was not kept for the order. */
export function MoneyBackNotes({ order }: { order: OrderDetail }) {
  return moneyBackTexts(order, useChargedMoney()).map((text, index) => (
    <p key={index} className="flex items-start gap-3 rounded-xl bg-info-soft p-5 font-medium text-info-text">
      <Undo2 className="mt-0.5 size-5 shrink-0" aria-hidden />
      {text}
    </p>
  ));
}
