import type { Item, ItemDetail } from '@rialto/contract/shapes/item.ts';
import type { StoreDetail } from '@rialto/contract/shapes/store.ts';
import type { ItemReviews } from './load-item-reviews.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { StoreBreadcrumb } from '../../tiles/breadcrumb/store-breadcrumb.tsx';
import { productCrumbs } from './product-crumbs.ts';
import { ProductFacts } from './product-facts.tsx';
import { ProductMain } from './product-main.tsx';
import { ProductReviews } from './product-reviews.tsx';
import { ProductStore } from './product-store.tsx';
import { RelatedItems } from './related-items.tsx';

export type ProductShown = {
  item: ItemDetail;
  isCampaign: boolean;
  store: StoreDetail;
  now: number;
  page: number;
  reviews: ItemReviews | Promise<ItemReviews>;
  related: Item[] | Promise<Item[]>;
};

type Props = ProductShown & { path: string };

export function ProductBody({ item, isCampaign, store, now, page, reviews, related, path }: Props) {
  return (
    <>
      <StoreBreadcrumb crumbs={productCrumbs(item, path)} />
      <ProductMain key={item.id} item={item} isCampaign={isCampaign} now={now} />
      <Container className={isCampaign ? 'pb-14' : 'grid gap-10 pb-14 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-14'}>
        <div
          className={
            isCampaign ? 'grid items-start gap-8 lg:grid-cols-2 lg:gap-14' : 'flex flex-col gap-8 lg:order-last'
          }
        >
          <ProductFacts item={item} store={store} />
          <ProductStore item={item} store={store} />
        </div>
        {!isCampaign && <ProductReviews item={item} timeZone={store.timezone} page={page} reviews={reviews} />}
      </Container>
      <RelatedItems store={store} items={related} />
    </>
  );
}
