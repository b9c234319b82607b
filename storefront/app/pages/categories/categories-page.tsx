import type { Category } from '@rialto/contract/shapes/category.ts';
import { t } from '@rialto/texts/text.ts';
import { LayoutGrid } from 'lucide-react';
import { Link } from '../../platform/navigation/link.tsx';
import { PageHead } from '../../platform/page/page-head.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { useRootData } from '../../platform/page/root-data.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { Image } from '@rialto/ui/media/image.tsx';
import { StoreBreadcrumb } from '../../tiles/breadcrumb/store-breadcrumb.tsx';
import { breadcrumbJsonLd } from '../../tiles/breadcrumb/store-json-ld.ts';

type Props = { categories: Category[] };

/** Every category of the module with its subcategories (STO-05). */
export function CategoriesPage({ categories }: Props) {
  const { publicUrl } = useRootData();
  const title = t('category.all');
  const crumbs = [
    { name: t('shell.home'), path: paths.home },
    { name: title, path: paths.categories },
  ];
  const text = t('category.all_text');
  return (
    <>
      <PageHead
        title={title}
        description={text}
        path={paths.categories}
        jsonLd={breadcrumbJsonLd(crumbs, (path) => new URL(path, publicUrl).href)}
      />
      <StoreBreadcrumb crumbs={crumbs} />
      <Container className="pt-6 pb-12 sm:pt-2">
        <h1 className="text-3xl font-extrabold text-ink sm:text-4xl">{title}</h1>
        <p className="mt-2 text-ink-soft">{text}</p>
        {categories.length > 0 ? (
          <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
            {categories.map((category, index) => (
              <li key={category.id}>
                <CategoryBlock category={category} isFirst={index < ABOVE_THE_FOLD} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState picture={<LayoutGrid aria-hidden />} title={t('category.none')} text={t('category.none_text')} />
        )}
      </Container>
    </>
  );
}

const ABOVE_THE_FOLD = 6;

function CategoryBlock({ category, isFirst }: { category: Category; isFirst: boolean }) {
  return (
    <section
      aria-labelledby={`category-${category.id}`}
      className="relative flex h-full gap-4 rounded-lg border border-hairline bg-surface p-4 transition hover:shadow-2 motion-reduce:transition-none"
    >
      <Image
        src={category.image_full_url}
        name={category.name}
        alt=""
        sizes="96px"
        maxWidth={320}
        isEager={isFirst}
        className="size-24 shrink-0 rounded-md"
      />
      <div className="min-w-0 flex-1">
        <h2 id={`category-${category.id}`} className="text-lg leading-snug">
          <Link
            to={paths.category(category)}
            prefetch="intent"
            className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent-text"
          >
            {category.name}
          </Link>
        </h2>
        {category.items_count > 0 && (
          <p className="text-sm text-ink-soft">{t('store.items', { count: category.items_count })}</p>
        )}
        {category.childes.length > 0 && (
          <ul className="mt-2.5 flex flex-wrap gap-x-4">
            {category.childes.map((child) => (
              <li key={child.id}>
                {/* Above the link that covers the block. */}
                <Link
                  to={paths.category(child)}
                  className="relative z-1 inline-flex min-h-11 items-center text-sm font-medium sm:min-h-9 text-accent-text hover:underline"
                >
                  {child.name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
