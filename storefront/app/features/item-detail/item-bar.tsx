import { t } from '@rialto/texts/text.ts';
import { VisuallyHidden } from '@rialto/ui/base/visually-hidden.tsx';
import { ItemActions } from './item-actions.tsx';
import { limitText, QuantityStepper } from './quantity-stepper.tsx';
import { useMinorMoney } from './use-minor-money.ts';
import type { ItemOrder } from './use-item-order.ts';

/** Total, quantity and action buttons. */
export function ItemBar({ order }: { order: ItemOrder }) {
  const { selection } = order;
  const isRefused = selection.stock.kind !== 'enough';
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-4">
        <Total order={order} />
        <QuantityStepper selection={selection} />
      </div>
      <p
        role="status"
        className={`text-end text-xs font-medium empty:hidden ${isRefused ? 'text-danger-text' : 'text-ink-soft'}`}
      >
        {limitText(selection)}
      </p>
      <ItemActions order={order} />
    </div>
  );
}

/** The total and, struck through, the total without the discount (ITM-06). */
function Total({ order }: { order: ItemOrder }) {
  const money = useMinorMoney();
  const { before, after } = order.selection.price;
  return (
    <p className="min-w-0">
      <span className="block text-xs font-medium text-ink-soft">{t('item.total')}</span>
      <output className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-xl font-bold text-ink tabular-nums">{money(after)}</span>
        {after < before && (
          <del className="text-sm text-ink-faint tabular-nums">
            <VisuallyHidden>{t('item.price_before')}</VisuallyHidden> {money(before)}
          </del>
        )}
      </output>
    </p>
  );
}
