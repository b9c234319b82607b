import { t } from '@rialto/texts/text.ts';
import { PackageOpen } from 'lucide-react';
import { useNavigate, useNavigation } from 'react-router';
import { listLabel } from '../../features/search/list-label.ts';
import { itemSorts } from '../../features/search/search-params.ts';
import { sortName } from '../../features/search/sort-options.ts';
import { Link } from '../../platform/navigation/link.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { ChipRow, chipClass } from '@rialto/ui/actions/chips.tsx';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { Image } from '@rialto/ui/media/image.tsx';
import { Select } from '@rialto/ui/fields/select.tsx';
import { TabPanel, Tabs } from '@rialto/ui/lists/tabs.tsx';
import { VisuallyHidden } from '@rialto/ui/base/visually-hidden.tsx';
import { StoreBreadcrumb } from '../../tiles/breadcrumb/store-breadcrumb.tsx';
import type { Crumb } from '../../tiles/breadcrumb/store-crumbs.ts';
import { CategoryEntries, type CategoryProps } from './category-entries.tsx';
import { categorySearch, type CategoryQuery } from './category-list.ts';

const TABS = 'category';

/** Name, subcategories, tabs and list of a category. */
export function CategoryBody({ crumbs, ...props }: CategoryProps & { crumbs: Crumb[] }) {
  const { category, top, module, query, first } = props;
  const navigate = useNavigate();
  const isBusy = useNavigation().state === 'loading';
  const path = paths.category(category);
  const goTo = (next: CategoryQuery) => void navigate(`${path}${categorySearch(next)}`, { preventScrollReset: true });
  const tabs = (['item', 'store'] as const).map((list) => ({
    id: list,
    label: listLabel(list, module),
    href: `${path}${categorySearch({ list, sort: null })}`,
  }));
  return (
    <>
      <StoreBreadcrumb crumbs={crumbs} />
      <Container className="pt-4 pb-12 sm:pt-2">
        <header className="flex items-center gap-4 sm:gap-6">
          <Image
            src={category.image_full_url}
            name={category.name}
            alt=""
            sizes="112px"
            maxWidth={320}
            isPriority
            className="w-18 shrink-0 rounded-lg sm:w-28"
          />
          <div className="min-w-0">
            <h1 className="text-3xl font-extrabold text-ink sm:text-4xl">{category.name}</h1>
            <p role="status" className="mt-1 text-ink-soft tabular-nums">
              {t('search.found', { count: first.total })}
            </p>
          </div>
        </header>
        <Kinds category={category} top={top} query={query} />
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <Tabs
            id={TABS}
            label={t('search.lists')}
            tabs={tabs}
            active={query.list}
            onSelect={(id) => goTo({ list: id === 'store' ? 'store' : 'item', sort: null })}
          />
          {query.list === 'item' && <Sort query={query} goTo={goTo} />}
        </div>
        <TabPanel tabsId={TABS} id={query.list} active={query.list}>
          <VisuallyHidden as="h2">{listLabel(query.list, module)}</VisuallyHidden>
          <div aria-busy={isBusy} className={classNames('mt-5 transition-opacity', isBusy && 'opacity-55')}>
            {first.total > 0 ? <CategoryEntries {...props} /> : <Nothing />}
          </div>
        </TabPanel>
      </Container>
    </>
  );
}

/** The category and its subcategories; the current one is highlighted. */
function Kinds({ category, top, query }: Pick<CategoryProps, 'category' | 'top' | 'query'>) {
  if (top.childes.length === 0) return null;
  const kinds = [{ ...top, name: t('category.everything') }, ...top.childes];
  return (
    <ChipRow label={t('category.children')} className="mt-6">
      {kinds.map((kind) => (
        <Link
          key={kind.id}
          to={`${paths.category(kind)}${categorySearch(query)}`}
          prefetch="intent"
          preventScrollReset
          aria-current={kind.id === category.id ? 'page' : undefined}
          className={chipClass({ isChosen: kind.id === category.id })}
        >
          {kind.name}
        </Link>
      ))}
    </ChipRow>
  );
}

function Sort({ query, goTo }: { query: CategoryQuery; goTo: (query: CategoryQuery) => void }) {
  return (
    <Select
      label={t('search.sort')}
      isLabelHidden
      value={query.sort ?? ''}
      onChange={({ target }) => goTo({ ...query, sort: itemSorts.find((sort) => sort === target.value) ?? null })}
      options={[
        { value: '', label: t('search.sort_usual') },
        ...itemSorts.map((value) => ({ value, label: sortName(value) })),
      ]}
      className="w-full sm:max-w-60 noscript:hidden"
    />
  );
}

function Nothing() {
  return (
    <EmptyState picture={<PackageOpen aria-hidden />} title={t('category.none')} text={t('category.none_text')}>
      <Link to={paths.categories} className={buttonClass()}>
        {t('category.all')}
      </Link>
    </EmptyState>
  );
}
