import { t } from '@rialto/texts/text.ts';
import { LayoutGrid, List } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FilterOptions } from './filters/applied-filters.ts';
import { updateSearch, itemSorts, writeSearch, type Search } from '../../features/search/search-params.ts';
import { sortOptions } from '../../features/search/sort-options.ts';
import { Link } from '../../platform/navigation/link.tsx';
import { Select } from '@rialto/ui/fields/select.tsx';
import { FiltersButton } from './filters/filters-button.tsx';

type Props = { search: Search; options: FilterOptions; total: number | undefined; goTo: (search: Search) => void };

/** Sorting, filters and view. */
export function ResultsTools({ search, options, total, goTo }: Props) {
  return (
    <div className="flex w-full min-w-0 items-center justify-end gap-2 sm:w-auto sm:flex-1">
      <Select
        label={t('search.sort')}
        isLabelHidden
        value={search.sort ?? ''}
        options={sortOptions(search)}
        onChange={(event) =>
          goTo(updateSearch(search, { sort: itemSorts.find((sort) => sort === event.target.value) ?? null }))
        }
        className="flex-1 sm:max-w-60 noscript:hidden"
      />
      <FiltersButton {...{ search, options, total, goTo }} />
      <div role="group" aria-label={t('search.view')} className="flex rounded-md bg-sunken p-1">
        <ViewLink search={search} view="grid" label={t('search.as_grid')}>
          <LayoutGrid className="size-5" aria-hidden />
        </ViewLink>
        <ViewLink search={search} view="list" label={t('search.as_list')}>
          <List className="size-5" aria-hidden />
        </ViewLink>
      </div>
    </div>
  );
}

type ViewLinkProps = { search: Search; view: Search['view']; label: string; children: ReactNode };

/** Switching grid/list replaces the history entry. */
function ViewLink({ search, view, label, children }: ViewLinkProps) {
  return (
    <Link
      to={writeSearch({ ...search, view })}
      replace
      preventScrollReset
      defaultShouldRevalidate={false}
      aria-label={label}
      aria-current={search.view === view ? 'true' : undefined}
      className="touch-area grid size-10 place-items-center rounded-sm text-ink-soft transition hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink aria-[current]:shadow-1"
    >
      {children}
    </Link>
  );
}
