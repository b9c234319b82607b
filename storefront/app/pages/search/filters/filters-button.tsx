import { t } from '@rialto/texts/text.ts';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { appliedFilters, type FilterOptions } from './applied-filters.ts';
import type { Search } from '../../../features/search/search-params.ts';
import { useMoney } from '../../../words/money-text.ts';
import { CountBadge } from '@rialto/ui/feedback/badge.tsx';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Popover } from '@rialto/ui/overlays/popover.tsx';
import { SkeletonText } from '@rialto/ui/feedback/skeleton.tsx';
import { useMedia } from '@rialto/ui/base/use-media.ts';

const FilterFields = lazy(async () => ({
  default: (await import('./filter-fields.tsx')).FilterFields,
}));
const FiltersDrawer = lazy(async () => ({ default: (await import('./filters-drawer.tsx')).FiltersDrawer }));

type Props = { search: Search; options: FilterOptions; total: number | undefined; goTo: (search: Search) => void };

/** A popover on wide screens, which have the sidebar; a drawer with all filters on phones. */
export function FiltersButton(props: Props) {
  const { search, options, goTo } = props;
  const isWide = useMedia('(min-width: 64rem)');
  const [isOpen, setOpen] = useState(false);
  const count = appliedFilters(search, options, useMoney()).length;
  if (!isWide) {
    return (
      <>
        <Opener count={count} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)} />
        {isOpen && (
          <Suspense fallback={null}>
            <FiltersDrawer {...props} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </>
    );
  }
  return (
    <Popover
      label={t('search.filters')}
      align="end"
      className="w-96 p-5!"
      trigger={(trigger) => <Opener count={count} {...trigger} />}
    >
      <Suspense fallback={<SkeletonText lines={9} className="h-120" />}>
        <FilterFields search={search} presets={options.pricePresets} onChange={goTo} />
      </Suspense>
    </Popover>
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
