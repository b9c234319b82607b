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

export type ProductContent = {
  item: ItemDetail;
  isCampaign: boolean;
  store: StoreDetail;
  now: number;
  page: number;
  reviews: ItemReviews | Promise<ItemReviews>;
  related: Item[] | Promise<Item[]>;
};

type Props = ProductContent & { path: string };

export function ProductBody({ item, isCampaign, store, now, page, reviews, related, path }: Props) {
  const facts = <ProductFacts item={item} store={store} />;
  return (
    <>
      <StoreBreadcrumb crumbs={productCrumbs(item, path)} />
      <ProductMain key={item.id} item={item} isCampaign={isCampaign} now={now}>
        {!isCampaign && <div className="mt-4">{facts}</div>}
      </ProductMain>
      {/* Campaign items have no reviews, so their facts are beside the store. */}
      <Container className={`${BELOW} ${isCampaign ? 'lg:grid-cols-2' : 'lg:grid-cols-[2fr_3fr]'}`}>
        {isCampaign && facts}
        <ProductStore item={item} store={store} />
        {!isCampaign && <ProductReviews item={item} timeZone={store.timezone} page={page} reviews={reviews} />}
      </Container>
      <RelatedItems store={store} items={related} />
    </>
  );
}

const BELOW = 'grid items-start gap-10 pb-14 lg:gap-12 [&>*]:min-w-0';
