import { t } from '@rialto/texts/text.ts';
import type { Offer } from '@rialto/rules/item/offer.ts';
import { Link } from '../../platform/navigation/link.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import type { ItemOrder } from './use-item-order.ts';

/** Buttons for the available actions, or the reason why there are none (ITM-07, ITM-08, ITM-15). */
export function ItemActions({ order: { offer, selection, isBusy, submit } }: { order: ItemOrder }) {
  const refusal = refusalLabel(offer) ?? stockLabel(selection.stock.kind);
  if (refusal)
    return (
      <Button size="lg" isFull disabled>
        {refusal}
      </Button>
    );
  if (offer.kind === 'prescription')
    return (
      <Link to={paths.prescription(selection.item.store_id)} className={buttonClass({ size: 'lg', isFull: true })}>
        {t('prescription.link')}
      </Link>
    );
  return (
    <div className="flex gap-2.5">
      {offer.kind === 'add' && offer.withBuyNow && (
        <Button
          kind="secondary"
          size="lg"
          className="flex-1 px-4!"
          isLoading={isBusy}
          onClick={() => submit('buy_now')}
        >
          {t('item.buy_now')}
        </Button>
      )}
      <Button
        size="lg"
        className="flex-1 px-4!"
        isLoading={isBusy}
        onClick={() => submit(offer.kind === 'order_now' ? 'buy_now' : 'cart')}
      >
        {actionLabel(offer)}
      </Button>
    </div>
  );
}

function actionLabel({ kind }: Offer): string {
  if (kind === 'order_now') return t('item.order_now');
  return kind === 'update' ? t('item.update') : t('item.add');
}

/** Why the item cannot be ordered now, or null. */
export function refusalLabel(offer: Offer): string | null {
  switch (offer.kind) {
    case 'over':
      return t('campaign.over');
    case 'sold_out':
      return t('item.out_of_stock');
    case 'not_now':
      return t('item.not_now');
    case 'store_closed':
      return t('item.closed_now');
    default:
      return null;
  }
}

/** Why the selected variation and quantity cannot be ordered, or null. */
function stockLabel(kind: ItemOrder['selection']['stock']['kind']): string | null {
  if (kind === 'beyond') return t('item.out_of_limits');
  return kind === 'enough' ? null : t('item.out_of_stock');
}
