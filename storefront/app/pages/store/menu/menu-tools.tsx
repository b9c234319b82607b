import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import type { StoreDetail } from '@rialto/contract/shapes/store.ts';
import { t } from '@rialto/texts/text.ts';
import { MenuSortChoice, VegFilter } from './menu-controls.tsx';
import { MenuSearch } from './menu-search.tsx';
import { Container } from '@rialto/ui/base/container.tsx';

/** Search, vegetarian filter and sorting, in one row on phones. They stay mounted while the results change. */
export function MenuTools({ store, moduleType }: { store: StoreDetail; moduleType: ModuleType }) {
  const isFood = moduleType === 'food';
  return (
    // Relative, so that it clips the hidden labels of its fields.
    <Container className="relative flex items-center gap-2 overflow-x-auto py-2 [scrollbar-width:none] sm:flex-wrap sm:gap-3 sm:py-4">
      <MenuSearch label={isFood ? t('menu.search_food') : t('menu.search_store')} />
      {isFood && store.veg === 1 && store.non_veg === 1 && <VegFilter />}
      <div className="max-sm:w-44 max-sm:shrink-0 sm:ms-auto">
        <MenuSortChoice />
      </div>
    </Container>
  );
}
