import { t } from '@rialto/texts/text.ts';
import { hydrateOnInteraction } from '../../platform/hydration/hydrate-on-interaction.tsx';
import { PageHead } from '../../platform/page/page-head.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { useRootData } from '../../platform/page/root-data.ts';
import { breadcrumbJsonLd } from '../../tiles/breadcrumb/store-json-ld.ts';
import type { CategoryProps } from './category-entries.tsx';

const loadBody = async () => (await import('./category-body.tsx')).CategoryBody;
const CategoryBody = hydrateOnInteraction(import.meta.env.SSR ? await loadBody() : null, loadBody);

/** A category with its subcategories, items and stores (STO-05). */
export function CategoryPage(props: CategoryProps) {
  const { category, top, query, page, first } = props;
  const { publicUrl } = useRootData();
  const crumbs = [
    { name: t('shell.home'), path: paths.home },
    { name: t('category.all'), path: paths.categories },
    ...(top.id === category.id ? [] : [{ name: top.name, path: paths.category(top) }]),
    { name: category.name, path: paths.category(category) },
  ];
  return (
    <>
      <PageHead
        title={category.name}
        description={t('category.description', { name: category.name, count: first.total })}
        path={paths.category(category)}
        image={category.image_full_url}
        jsonLd={breadcrumbJsonLd(crumbs, (path) => new URL(path, publicUrl).href)}
        isUnlisted={query.sort !== null || query.list === 'store' || page > 1}
      />
      <CategoryBody {...props} crumbs={crumbs} />
    </>
  );
}
