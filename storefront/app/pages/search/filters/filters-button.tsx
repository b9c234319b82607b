import { t } from '@rialto/texts/text.ts';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { appliedFilters, type FilterOptions } from './applied-filters.ts';
import type { Search } from '../../../features/search/search-params.ts';
import { useMoney } from '../../../words/money-text.ts';
import { CountBadge } from '@rialto/ui/feedback/badge.tsx';
import { Button } from '@rialto/ui/actions/button.tsx';

const FiltersDrawer = lazy(async () => ({ default: (await import('./filters-drawer.tsx')).FiltersDrawer }));

type Props = { search: Search; options: FilterOptions; total: number | undefined; goTo: (search: Search) => void };

/** Opens the drawer with all filters on screens that are too narrow for the sidebar. */
export function FiltersButton(props: Props) {
  const { search, options } = props;
  const [isOpen, setOpen] = useState(false);
  const count = appliedFilters(search, options, useMoney()).length;
  return (
    <div className="lg:hidden">
      <Opener count={count} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <FiltersDrawer {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Opener({ count, ...rest }: { count: number } & ComponentProps<'button'>) {
  return (
    <Button
      kind="secondary"
      {...rest}
      aria-label={count > 0 ? t('search.filters_count', { count }) : t('search.filters')}
      icon={<SlidersHorizontal className="size-4.5" aria-hidden />}
      iconEnd={count > 0 && <CountBadge count={count} />}
      className="min-h-12! max-sm:px-3.5! noscript:hidden"
    >
      <span className="max-sm:sr-only">{t('search.filters')}</span>
    </Button>
  );
}
