import type { ItemDetail } from '@rialto/contract/shapes/item.ts';
import { t } from '@rialto/texts/text.ts';
import { DiscountBadge } from '../../cards/items/item-marks.tsx';
import { useItemCart } from '../../features/cart/use-item-cart.ts';
import { CampaignClock } from '../../features/item-detail/campaign-clock.tsx';
import { DescriptionText } from '../../features/item-detail/description-text.tsx';
import { ItemBar } from '../../features/item-detail/item-bar.tsx';
import { ItemChoices } from '../../features/item-detail/item-choices.tsx';
import { ItemNote } from '../../features/item-detail/item-note.tsx';
import { ItemGallery } from '../../features/item-detail/item-gallery.tsx';
import { ItemByline, ItemMarks } from '../../features/item-detail/item-summary.tsx';
import { OfferOverlay } from '../../features/item-detail/offer-overlay.tsx';
import { UnitPrice } from '../../features/item-detail/unit-price.tsx';
import { useItemOrder } from '../../features/item-detail/use-item-order.ts';
import { FavouriteButton } from '../../features/wishlist/favourite-button.tsx';
import { Container } from '@rialto/ui/base/container.tsx';
import type { ReactNode } from 'react';

type Props = { item: ItemDetail; isCampaign: boolean; now: number; children?: ReactNode };

/** Pictures on one side, choices, price and facts (the children) on the other (ITM-17). */
export function ProductMain({ item, isCampaign, now, children }: Props) {
  const order = useItemOrder(item, { isCampaign, now, cart: useItemCart(null) });
  return (
    <Container className="grid gap-6 pt-3 pb-10 max-sm:pt-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-12">
      <div className="md:sticky md:top-22 md:self-start">
        <ItemGallery name={item.name} images={item.images_full_url}>
          <OfferOverlay offer={order.offer} />
          <span className="absolute start-4 top-4 z-2">
            <DiscountBadge item={item} />
          </span>
        </ItemGallery>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <div className="flex items-start justify-between gap-4">
          <h1 className="text-3xl font-extrabold text-balance text-ink">{item.name}</h1>
          {!isCampaign && <FavouriteButton kind="item" id={item.id} name={item.name} />}
        </div>
        <ItemByline item={item} isCampaign={isCampaign} />
        <UnitPrice selection={order.selection} />
        <ItemMarks item={item} />
        {order.campaign && <CampaignClock {...order.campaign} />}
        <div className="empty:hidden">
          <DescriptionText text={item.description} most={70} />
        </div>
        <div className="mt-2 border-t border-hairline pt-5 empty:hidden">
          <ItemChoices order={order} />
        </div>
        <div className="scripted flex flex-col">
          <ItemNote selection={order.selection} />
        </div>
        <p className="hidden rounded-md bg-warning-soft px-4 py-3 text-sm text-warning-text noscript:block">
          {t('product.needs_scripts')}
        </p>
        {/* Sticky on a phone while the choices scroll. */}
        <div className="scripted z-(--z-sticky) max-md:sticky max-md:bottom-0 max-md:-mx-(--gutter) max-md:border-t max-md:border-hairline max-md:bg-ground max-md:px-(--gutter) max-md:py-3 md:mt-2 md:rounded-xl md:border md:border-hairline md:bg-surface md:p-5">
          <ItemBar order={order} />
        </div>
        {children}
      </div>
    </Container>
  );
}
