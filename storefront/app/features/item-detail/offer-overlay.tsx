import { t } from '@rialto/texts/text.ts';
import type { Offer } from '@rialto/rules/item/offer.ts';
import { amPmText } from '../../words/times.ts';
import { refusalLabel } from './item-actions.tsx';

/** Over the picture of an item that cannot be ordered now: the reason and its hours (ITM-07). */
export function OfferOverlay({ offer }: { offer: Offer }) {
  const reason = refusalLabel(offer);
  if (reason) {
    return (
      <span className="absolute inset-0 z-1 grid place-content-center gap-1 bg-black/60 px-6 text-center text-white">
        <strong className="text-xl font-bold">{reason}</strong>
        {offer.kind === 'not_now' && (
          <span className="text-sm">
            {t('item.available_range', { from: amPmText(offer.from), until: amPmText(offer.until) })}
          </span>
        )}
      </span>
    );
  }
  if (offer.kind !== 'add' || !offer.withBuyNow) return null;
  return (
    <span className="absolute inset-x-0 bottom-0 z-1 bg-inverse/85 px-4 py-2 text-center text-sm font-semibold text-inverse-ink">
      {t('item.not_now_order_later')}
    </span>
  );
}
