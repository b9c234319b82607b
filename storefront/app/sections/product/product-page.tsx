import type { Item, ItemDetail } from '@rialto/contract/shapes/item.ts';
import type { StoreDetail } from '@rialto/contract/shapes/store.ts';
import { t } from '@rialto/messages/text.ts';
import type { ItemReviews } from '../../features/item-detail/load-item-reviews.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { paths } from '../../platform/paths.ts';
import { useRootData } from '../../platform/root-data.ts';
import { Container } from '../../ui/container.tsx';
import { StoreBreadcrumb } from '../store/store-breadcrumb.tsx';
import { breadcrumbJsonLd, type Crumb } from '../store/store-json-ld.ts';
import { useFreshPlace } from '../store/use-fresh-place.ts';
import { ProductFacts } from './product-facts.tsx';
import { productJsonLd } from './product-json-ld.ts';
import { ProductMain } from './product-main.tsx';
import { ProductReviews } from './product-reviews.tsx';
import { ProductStore } from './product-store.tsx';
import { RelatedItems } from './related-items.tsx';

export type ProductPageProps = {
  item: ItemDetail;
  isCampaign: boolean;
  store: StoreDetail;
  now: number;
  page: number;
  reviews: ItemReviews | Promise<ItemReviews>;
  related: Item[] | Promise<Item[]>;
};

/** An item on a page of its own, for who comes by a link as well as for who wants to know all about it. */
export function ProductPage({ item, isCampaign, store, now, page, reviews, related }: ProductPageProps) {
  useFreshPlace();
  const { config, publicUrl } = useRootData();
  const path = isCampaign ? `${paths.product(item)}?product_type=campaign` : paths.product(item);
  const at = (part: string) => new URL(part, publicUrl).href;
  const crumbs = crumbsOf(item, path);
  const currency = config.currencies[0]?.code ?? '';
  return (
    <div data-module={item.module_type}>
      <PageHead
        title={item.name}
        description={item.description}
        path={path}
        image={item.image_full_url}
        kind="product"
        jsonLd={[productJsonLd(item, { path, currency, at }), breadcrumbJsonLd(crumbs, at)]}
      />
      <StoreBreadcrumb crumbs={crumbs} />
      <ProductMain key={item.id} item={item} isCampaign={isCampaign} now={now} />
      <Container className="grid gap-10 pb-14 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-14">
        <div className="flex flex-col gap-8 lg:order-last">
          <ProductFacts item={item} store={store} />
          <ProductStore item={item} store={store} />
        </div>
        {!isCampaign && <ProductReviews item={item} timeZone={store.timezone} page={page} reviews={reviews} />}
      </Container>
      <RelatedItems store={store} items={related} />
    </div>
  );
}

function crumbsOf(item: ItemDetail, path: string): Crumb[] {
  return [
    { name: t('shell.home'), path: paths.home },
    ...item.category_ids.map(({ id, name }) => ({ name, path: paths.category({ id, slug: '' }) })),
    { name: item.name, path },
  ];
}
