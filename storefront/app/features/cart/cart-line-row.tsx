import type { Cart, CartLine } from '@rialto/contract/shapes/cart.ts';
import { t } from '@rialto/texts/text.ts';
import { Pencil } from 'lucide-react';
import { numberText } from '../../words/number-text.ts';
import { PriceTag } from '../../cards/items/price-tag.tsx';
import { useMoney } from '../../words/money-text.ts';
import { useOpenItem } from '../../platform/navigation/item-dialog.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { Image } from '@rialto/ui/media/image.tsx';
import { Stepper } from '@rialto/ui/actions/stepper.tsx';
import { removeLine, setQuantity } from './change-line.ts';
import { chosenText } from './chosen-text.ts';
import { LineProblem } from './line-problem.tsx';

type Props = { cart: Cart; line: CartLine; isOptimistic: boolean; onGone: () => void };

/** One line: what it is, as it was chosen, how many, for how much. */
export function CartLineRow({ cart, line, isOptimistic, onGone }: Props) {
  const { edit } = useOpenItem();
  const { item, problem } = line;
  const { slug } = item;
  const change =
    slug && line.model === 'Item' ? () => edit(slug, { name: item.name, image: item.image_full_url }, line.id) : null;
  const remove = () => {
    onGone();
    void removeLine(line, t('cart.line_removed'));
  };
  return (
    <li className="flex gap-4 py-4">
      <Image
        src={item.image_full_url}
        name={item.name}
        alt=""
        sizes="72px"
        maxWidth={160}
        className={classNames('w-18 shrink-0 self-start rounded-md', problem && 'opacity-60 grayscale-[35%]')}
      />
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-2">
          <Words line={line} />
          {change && (
            <IconButton
              size="sm"
              className="-mt-1.5 -me-2"
              label={t('cart.change_named', { name: item.name })}
              onClick={change}
            >
              <Pencil className="size-4 text-ink-soft" aria-hidden />
            </IconButton>
          )}
        </div>
        {problem && (
          <LineProblem
            line={line}
            onChange={change}
            onRemove={remove}
            onTake={(left) => void setQuantity(cart, line, left)}
          />
        )}
        <div className="mt-2.5 flex items-center justify-between gap-3">
          <Stepper
            size="sm"
            value={line.quantity}
            valueText={numberText(line.quantity)}
            onChange={(quantity) => void setQuantity(cart, line, quantity)}
            label={t('cart.quantity_of', { name: item.name })}
            decreaseLabel={t('item.fewer')}
            increaseLabel={t('item.more')}
            removeLabel={t('cart.remove_named', { name: item.name })}
            onRemove={remove}
          />
          {!problem && (
            <span className={classNames('text-end transition-opacity', isOptimistic && 'opacity-90')}>
              <PriceTag price={line.total + line.discount} finalPrice={line.total} />
            </span>
          )}
        </div>
      </div>
    </li>
  );
}

function Words({ line }: { line: CartLine }) {
  const money = useMoney();
  const chosen = chosenText(line);
  return (
    <div className="min-w-0 flex-1">
      <h3 className="text-md font-semibold text-pretty text-ink">{line.item.name}</h3>
      {chosen.map((text) => (
        <p key={text} className="text-sm text-ink-soft">
          {text}
        </p>
      ))}
      {line.note && (
        <p className="text-sm break-words text-ink-soft">
          <bdi>{t('cart.note', { note: line.note })}</bdi>
        </p>
      )}
      {line.price > 0 && (
        <p className="text-sm text-ink-soft tabular-nums">
          {line.add_ons_price > 0
            ? t('cart.unit_price_add_ons', { amount: money(line.price), extras: money(line.add_ons_price) })
            : t('cart.unit_price', { amount: money(line.price) })}
          {line.item.unit_type && ` · ${line.item.unit_type}`}
        </p>
      )}
    </div>
  );
}
