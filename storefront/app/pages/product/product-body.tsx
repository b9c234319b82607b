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
      <Container className="pb-14">
        <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
          <ProductFacts item={item} store={store} />
          <ProductStore item={item} store={store} />
        </div>
        {!isCampaign && (
          <div className="mt-10">
            <ProductReviews item={item} timeZone={store.timezone} page={page} reviews={reviews} />
          </div>
        )}
      </Container>
      <RelatedItems store={store} items={related} />
    </>
  );
}
