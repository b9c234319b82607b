import type { CartLine } from '@rialto/contract/shapes/cart.ts';
import type { Item } from '@rialto/contract/shapes/item.ts';
import { t } from '@rialto/texts/text.ts';
import { Plus } from 'lucide-react';
import { unavailableText } from '../../cards/items/item-availability.tsx';
import { numberText } from '../../words/number-text.ts';
import { useMoney } from '../../words/money-text.ts';
import { showErrors } from '../../platform/overlays/show-errors.ts';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { Stepper } from '@rialto/ui/actions/stepper.tsx';
import { useCart } from './cart.ts';
import { countOf, plainLine } from './optimistic-cart.ts';
import { useBrieflyOpen } from './use-briefly-open.ts';
import { useRetainedFocus } from './use-retained-focus.ts';

type Props = { item: Item; onChoose: () => void };

/**
 * Adds an item without options to the cart and then changes its quantity (CRT-01, CRT-04). An item with options, one that
 * needs a prescription, or one that is not available now, opens its dialog instead.
 */
export function ItemCartButton({ item, onChoose }: Props) {
  const cart = useCart();
  const money = useMoney();
  const { isOpen, open, handlers } = useBrieflyOpen();
  const { frame, ...focus } = useRetainedFocus<HTMLSpanElement>();
  const count = countOf(cart, item.id);
  const isPlain = item.has_options + item.is_prescription_required === 0 && unavailableText(item) === null;
  const line = isPlain ? plainLine(cart, item.id) : undefined;
  if (item.stock === 0 && count === 0) return null;
  const add = async () => {
    open();
    await (await import('./add-to-cart.ts')).addToCart(oneOf(item), { money });
  };
  return (
    <span ref={frame} className="relative block size-9" {...handlers} {...focus}>
      {count === 0 && (
        <IconButton
          kind="overlay"
          size="sm"
          label={t('item.add_named', { name: item.name })}
          onClick={() => (isPlain ? void add().catch(showErrors) : onChoose())}
        >
          <Plus className="size-4.5" aria-hidden />
        </IconButton>
      )}
      {count > 0 && !(line && isOpen) && (
        <IconButton
          kind="primary"
          size="sm"
          className="text-sm font-bold tabular-nums"
          label={t('cart.in_cart', { name: item.name, count })}
          onClick={line ? open : onChoose}
        >
          {numberText(count)}
        </IconButton>
      )}
      {line && isOpen && <CardQuantity line={line} name={item.name} />}
    </span>
  );
}

/** Lies over the price for as long as it is used, so that the card keeps its shape. */
function CardQuantity({ line, name }: { line: CartLine; name: string }) {
  const change = async (quantity: number) => {
    const difference = quantity - line.quantity;
    await (await import('./change-line.ts')).addToLine(line, difference, t('cart.removed'));
  };
  return (
    <Stepper
      size="sm"
      min={0}
      value={line.quantity}
      valueText={numberText(line.quantity)}
      onChange={(quantity) => void change(quantity).catch(showErrors)}
      label={t('cart.quantity_of', { name })}
      decreaseLabel={t('item.fewer')}
      increaseLabel={t('item.more')}
      className="absolute end-0 bottom-0 bg-raised shadow-2"
    />
  );
}

function oneOf(item: Item) {
  const selection = { itemId: item.id, isCampaign: false, intent: 'cart' as const, quantity: 1 };
  return {
    item,
    selection: { ...selection, choices: [], variation: null, addOns: {}, note: '' },
    price: item.final_price,
  };
}
