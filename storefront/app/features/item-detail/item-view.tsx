import type { ItemDetail } from '@rialto/contract/shapes/item.ts';
import { useState, type ReactNode } from 'react';
import { DiscountBadge } from '../../cards/items/item-marks.tsx';
import { CampaignClock } from './campaign-clock.tsx';
import { DescriptionText } from './description-text.tsx';
import { ItemBar } from './item-bar.tsx';
import { ItemChoices } from './item-choices.tsx';
import { ItemNote } from './item-note.tsx';
import { COLUMNS, ItemName, ItemPicture } from './item-picture.tsx';
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
    <div className={COLUMNS}>
      <div className="relative lg:ms-6 lg:overflow-hidden lg:rounded-md">
        <ItemPicture src={item.image_full_url} name={item.name} />
        <OfferOverlay offer={order.offer} />
        <span className="absolute start-4 top-4 z-2">
          <DiscountBadge item={item} />
        </span>
        {!isCampaign && <span className="absolute end-4 bottom-4 z-2">{favourite}</span>}
      </div>
      <ItemName name={item.name} />
      <div className="flex flex-col gap-3 px-5 pb-6 sm:px-6 lg:pt-4">
        <ItemByline item={item} isCampaign={isCampaign} />
        <UnitPrice selection={order.selection} />
        <ItemMarks item={item} />
        {order.campaign && <CampaignClock {...order.campaign} />}
        <DescriptionText text={item.description} most={130} />
      </div>
      <div className="flex flex-col lg:col-start-2 lg:row-span-2 lg:row-start-2">
        <div className="flex flex-1 flex-col gap-5 px-5 pb-6 sm:px-6 max-lg:border-t max-lg:border-hairline max-lg:pt-5">
          <ItemChoices order={order} />
          <ItemNote selection={order.selection} />
        </div>
        <div className="sticky bottom-0 z-3 border-t border-hairline bg-raised px-5 py-4 sm:px-6">
          <ItemBar order={order} />
        </div>
      </div>
    </div>
  );
}
