import { t } from '@rialto/texts/text.ts';
import type { FilterOptions } from './applied-filters.ts';
import { BrandFilter } from './brand-filter.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { FilterFields } from './filter-fields.tsx';
import { withoutFilters, type Search } from '../../../features/search/search-params.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Drawer } from '@rialto/ui/overlays/drawer.tsx';

type Props = {
  search: Search;
  options: FilterOptions;
  total: number | undefined;
  goTo: (search: Search) => void;
  onClose: () => void;
};

/** All filters on a phone. */
export function FiltersDrawer({ search, options, total, goTo, onClose }: Props) {
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('search.filters')}
      closeLabel={t('action.close')}
      footer={
        <div className="flex gap-3">
          <Button kind="secondary" onClick={() => goTo(withoutFilters(search))}>
            {t('search.clear_filters')}
          </Button>
          <Button isFull onClick={onClose}>
            {total === undefined ? t('search.apply') : t('search.show_results', { count: total })}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-6">
        <FilterFields search={search} presets={options.pricePresets} onChange={goTo} />
        <CategoryFilter search={search} categories={options.categories} onChange={goTo} />
        <BrandFilter search={search} brands={options.brands} onChange={goTo} />
      </div>
    </Drawer>
  );
}
