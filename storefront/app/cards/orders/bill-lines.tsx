import type { BillShape } from '@rialto/contract/shapes/order/bill.ts';
import { t, type TextKey } from '@rialto/texts/text.ts';
import { Info } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useApproximateMoney, useChargedMoney } from '../../words/charged-money.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { sentenceOfReason } from '../../words/bill-reasons.ts';

type EntryName = Exclude<keyof BillShape, 'tax_included' | 'subtotal' | 'total'>;
type Line = { name: EntryName; label: Label; isTakenOff?: boolean };
type Label = Extract<
  TextKey,
  `bill.${'items' | 'add_ons' | 'discount' | 'coupon' | 'first_order' | 'tax' | 'delivery' | 'tip' | 'additional'}`
>;

/** What the wallet pays of the total, and the rest with a label; null without a rest. */
export type TotalParts = { wallet: number; rest: { label: string; amount: number } | null };
type Props = {
  bill: BillShape;
  parts?: TotalParts | null;
  /** How the delivery charge comes about, instead of a general sentence. */
  deliveryNote?: DeliveryNote | null;
  className?: string | undefined;
};
export type DeliveryNote = { text: ReactNode; /** Such as on paper. */ isAlwaysOpen?: boolean };

/** The lines of a bill with their explanations, the total (CHK-02), and how it is split. */
export function BillLines({ bill, parts, deliveryNote, className }: Props) {
  const money = useChargedMoney();
  const approximate = useApproximateMoney()(bill.total);
  return (
    <dl className={classNames('flex flex-col text-md', className)}>
      {LINES.filter(({ name }) => isShown(bill, name, Boolean(deliveryNote))).map((line) => (
        <BillLine
          key={line.name}
          bill={bill}
          line={line}
          note={line.name === 'delivery_charge' ? deliveryNote : null}
        />
      ))}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-hairline pt-3">
        <dt className="text-lg font-bold text-ink">{t('bill.total')}</dt>
        <dd className="text-end tabular-nums">
          <span className="block text-xl font-extrabold text-ink">{money(bill.total)}</span>
          {approximate && <span className="block text-sm text-ink-soft">{approximate}</span>}
        </dd>
      </div>
      {parts && <PartLines {...parts} />}
    </dl>
  );
}

/** Rows of a list of amounts, below the total. */
export function PartLines({ wallet, rest }: TotalParts) {
  const money = useChargedMoney();
  return (
    <>
      <div className="mt-1 flex min-h-8 items-center justify-between gap-4">
        <dt className="text-ink-soft">{t('bill.wallet')}</dt>
        <dd className="font-medium text-success-text tabular-nums">−{money(wallet)}</dd>
      </div>
      {rest && (
        <div className="flex min-h-8 items-center justify-between gap-4">
          <dt className="font-semibold text-ink">{rest.label}</dt>
          <dd className="font-bold text-ink tabular-nums">{money(rest.amount)}</dd>
        </div>
      )}
    </>
  );
}

const LINES: Line[] = [
  { name: 'items', label: 'bill.items' },
  { name: 'add_ons', label: 'bill.add_ons' },
  { name: 'discount', label: 'bill.discount', isTakenOff: true },
  { name: 'coupon', label: 'bill.coupon', isTakenOff: true },
  { name: 'first_order', label: 'bill.first_order', isTakenOff: true },
  { name: 'tax', label: 'bill.tax' },
  { name: 'delivery_charge', label: 'bill.delivery' },
  { name: 'tip', label: 'bill.tip' },
  { name: 'additional_charge', label: 'bill.additional' },
];

/** Zero amounts are hidden, except free delivery; a parcel has a delivery charge but no items. */
function isShown(bill: BillShape, name: EntryName, isParcel: boolean): boolean {
  return (name === 'items' && !isParcel) || name === 'delivery_charge' || bill[name].amount > 0;
}

type LineProps = { bill: BillShape; line: Line; note: DeliveryNote | null | undefined };

function BillLine({ bill, line: { name, label, isTakenOff }, note }: LineProps) {
  const money = useChargedMoney();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { amount, reason } = bill[name];
  const sentence = sentenceOfReason(reason);
  const explanation = note?.text ?? (sentence && t(sentence));
  const isFixed = note?.isAlwaysOpen === true;
  const isFree = name === 'delivery_charge' && amount === 0;
  const words = name === 'tax' && bill.tax_included === 1 ? t('bill.tax_included') : t(label);
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4">
      <dt className="flex min-w-0 items-center text-ink-soft">
        <span className="truncate">{words}</span>
        {explanation && !isFixed && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={t('bill.why', { line: words })}
            onClick={() => setIsOpen(!isOpen)}
            className="touch-area grid size-8 shrink-0 place-items-center rounded-full text-ink-faint transition hover:bg-wash hover:text-ink aria-expanded:text-accent-text"
          >
            <Info className="size-4" aria-hidden />
          </button>
        )}
      </dt>
      <dd
        className={classNames(
          'min-h-8 content-center font-medium tabular-nums',
          isTakenOff || isFree ? 'text-success-text' : 'text-ink',
        )}
      >
        {isFree ? t('bill.free') : `${isTakenOff ? '−' : ''}${money(amount)}`}
      </dd>
      {explanation && (
        <dd
          id={id}
          hidden={!isOpen && !isFixed}
          className="col-span-2 mb-2 rounded-sm bg-sunken px-3 py-2 text-sm text-ink-soft"
        >
          {explanation}
        </dd>
      )}
    </div>
  );
}
