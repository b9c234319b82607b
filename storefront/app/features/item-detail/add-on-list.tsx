import { t } from '@rialto/texts/text.ts';
import { numberText } from '../../words/number-text.ts';
import { Checkbox } from '@rialto/ui/fields/checkbox.tsx';
import { Stepper } from '@rialto/ui/actions/stepper.tsx';
import type { ItemSelection } from './use-item-selection.ts';
import { useMinorMoney } from './use-minor-money.ts';

/** Add-ons, each with its own quantity (ITM-13). */
export function AddOnList({ selection: { priced, addOns, setAddOn } }: { selection: ItemSelection }) {
  const money = useMinorMoney();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-base font-semibold text-ink">{t('item.add_ons')}</legend>
      {priced.addOns.map(({ id, name, price }) => {
        const count = addOns[id] ?? 0;
        return (
          <div key={id} className="flex items-center gap-3">
            <Checkbox
              className="min-w-0 flex-1"
              checked={count > 0}
              onChange={() => setAddOn(id, count > 0 ? 0 : 1)}
              label={
                <span className="flex items-baseline justify-between gap-3">
                  <span className="font-medium">{name}</span>
                  <span className="text-md text-ink-soft">{t('item.extra_price', { amount: money(price) })}</span>
                </span>
              }
            />
            {count > 0 && (
              <Stepper
                size="sm"
                value={count}
                valueText={numberText(count)}
                min={0}
                max={MAX_QUANTITY}
                onChange={(next) => setAddOn(id, next)}
                label={t('item.add_on_quantity', { name })}
                decreaseLabel={t('item.fewer')}
                increaseLabel={t('item.more')}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

const MAX_QUANTITY = 99;
