import type { ItemDetail } from '@rialto/contract/shapes/item.ts';
import { useState, type ReactNode } from 'react';
import { DiscountBadge } from '../../cards/items/item-marks.tsx';
import { CampaignClock } from './campaign-clock.tsx';
import { DescriptionText } from './description-text.tsx';
import { ItemBar } from './item-bar.tsx';
import { ItemChoices } from './item-choices.tsx';
import { ItemName, ItemPicture } from './item-picture.tsx';
import { ItemByline, ItemMarks } from './item-summary.tsx';
import { OfferOverlay } from './offer-overlay.tsx';
import { UnitPrice } from './unit-price.tsx';
import { useItemOrder, type ItemCart } from './use-item-order.ts';

type Props = {
  item: ItemDetail;
  isCampaign: boolean;
  favourite: ReactNode;
  cart: ItemCart;
};

/** The content of the item dialog, with a sticky order bar (ITM-06). */
export function ItemView({ item, isCampaign, favourite, cart }: Props) {
  const [now] = useState(() => Date.now());
  const order = useItemOrder(item, { isCampaign, now, cart });
  return (
    <>
      <div className="relative">
        <ItemPicture src={item.image_full_url} />
        <OfferOverlay offer={order.offer} />
        <span className="absolute start-4 top-4 z-2">
          <DiscountBadge item={item} />
        </span>
        {!isCampaign && <span className="absolute end-4 bottom-4 z-2">{favourite}</span>}
      </div>
      <ItemName name={item.name} />
      <div className="flex flex-col gap-3 px-5 pb-6 sm:px-6">
        <ItemByline item={item} isCampaign={isCampaign} />
        <UnitPrice selection={order.selection} />
        <ItemMarks item={item} />
        {order.campaign && <CampaignClock {...order.campaign} />}
        <DescriptionText text={item.description} />
        <div className="mt-2 border-t border-hairline pt-5 empty:hidden">
          <ItemChoices order={order} />
        </div>
      </div>
      <div className="sticky bottom-0 z-3 border-t border-hairline bg-raised px-5 py-4 sm:px-6">
        <ItemBar order={order} />
      </div>
    </>
  );
}
