import { hydrateOnInteraction } from '../../platform/hydration/hydrate-on-interaction.tsx';
import { PageHead } from '../../platform/page/page-head.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { useRootData } from '../../platform/page/root-data.ts';
import { breadcrumbJsonLd } from '../../tiles/breadcrumb/store-json-ld.ts';
import { useFreshPlace } from '../../shared/use-fresh-place.ts';
import type { ProductContent } from './product-body.tsx';
import { productCrumbs } from './product-crumbs.ts';
import { productJsonLd } from './product-json-ld.ts';

const loadBody = async () => (await import('./product-body.tsx')).ProductBody;
const ProductBody = hydrateOnInteraction(import.meta.env.SSR ? await loadBody() : null, loadBody);

/** The page of an item. */
export function ProductPage(shown: ProductContent) {
  const { item, isCampaign } = shown;
  useFreshPlace();
  const { config, publicUrl } = useRootData();
  const path = isCampaign ? `${paths.product(item)}?product_type=campaign` : paths.product(item);
  const at = (part: string) => new URL(part, publicUrl).href;
  const crumbs = productCrumbs(item, path);
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
      <ProductBody {...shown} path={path} />
    </div>
  );
}
