import { t } from '@rialto/texts/text.ts';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { Trash2 } from 'lucide-react';
import { NumberField } from '../../cards/fields/number-field.tsx';
import { useShop } from '../../platform/shop.ts';
import type { PriceLine } from './price-lines.ts';

type Props = { line: PriceLine; onChange: (line: PriceLine) => void; onRemove: () => void };

/** One line of the price. The name of an item cannot be changed. */
export function PriceLineRow({ line, onChange, onRemove }: Props) {
  const symbol = useShop()?.currency_symbol;
  return (
    <li className="grid grid-cols-[1fr_auto] items-end gap-2 rounded-lg bg-sunken p-3 sm:grid-cols-[1fr_6rem_8rem_auto]">
      {line.itemId === null ? (
        <Input
          label={t('console.decisions_line_name')}
          maxLength={120}
          value={line.name}
          onChange={({ target }) => onChange({ ...line, name: target.value })}
          className="max-sm:col-span-2"
        />
      ) : (
        <p className="self-center font-semibold text-ink max-sm:col-span-2">{line.name}</p>
      )}
      <NumberField
        label={t('console.decisions_line_quantity')}
        min={1}
        max={99}
        step={1}
        value={line.quantity}
        onChange={(quantity) => onChange({ ...line, quantity })}
      />
      <NumberField
        label={t('console.decisions_line_price')}
        min={0}
        suffix={symbol && <span className="pe-2 text-sm">{symbol}</span>}
        value={line.price}
        onChange={(price) => onChange({ ...line, price })}
      />
      <IconButton label={t('console.decisions_line_remove', { name: line.name })} onClick={onRemove}>
        <Trash2 className="size-5" aria-hidden />
      </IconButton>
    </li>
  );
}
