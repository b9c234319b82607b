import { t } from '@rialto/texts/text.ts';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { Link } from '../../platform/navigation/link.tsx';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Popover } from '@rialto/ui/overlays/popover.tsx';
import { Select } from '@rialto/ui/fields/select.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { deliveryName, showName } from './filter-names.ts';
import {
  deliveryTypes,
  isNarrowed,
  readStoresFilter,
  storeShows,
  storesPath,
  storeSorts,
  type StoresFilter,
} from './stores-filter.ts';

const FilterPanel = lazy(async () => ({ default: (await import('./stores-filter-panel.tsx')).StoresFilterPanel }));

/** Tabs, delivery, sorting and filters. The first two are links, so they work without scripts. */
export function StoresBar({ filter }: { filter: StoresFilter }) {
  return (
    <div className="mt-4 flex flex-col gap-4">
      <ShowTabs filter={filter} />
      <div className="flex flex-wrap items-center gap-3">
        <DeliveryChoice filter={filter} />
        <div className="ms-auto flex flex-1 items-center justify-end gap-3 noscript:hidden">
          <SortChoice filter={filter} />
          <FilterButton filter={filter} />
        </div>
      </div>
    </div>
  );
}

function ShowTabs({ filter }: { filter: StoresFilter }) {
  return (
    <nav aria-label={t('stores.show')} className="scroll-row flex gap-6 border-b border-hairline">
      {storeShows.map((show) => (
        <Link
          key={show}
          to={storesPath({ ...filter, show })}
          prefetch="intent"
          preventScrollReset
          aria-current={show === filter.show ? 'page' : undefined}
          className="relative flex min-h-12 shrink-0 items-center text-md font-semibold whitespace-nowrap text-ink-soft outline-offset-[-2px] after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-full hover:text-ink aria-[current]:text-ink aria-[current]:after:bg-accent"
        >
          {showName(show)}
        </Link>
      ))}
    </nav>
  );
}

/** On small screens it is in the filter panel, which needs scripts. */
function DeliveryChoice({ filter }: { filter: StoresFilter }) {
  return (
    <nav aria-label={t('stores.delivery_type')} className="flex rounded-md bg-sunken p-1 max-wide:hidden noscript:flex">
      {deliveryTypes.map((type) => (
        <Link
          key={type}
          to={storesPath({ ...filter, type })}
          replace
          preventScrollReset
          aria-current={type === filter.type ? 'true' : undefined}
          className="flex min-h-10 items-center rounded-sm px-4 text-md font-semibold whitespace-nowrap text-ink-soft outline-offset-[-2px] hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink aria-[current]:shadow-1"
        >
          {deliveryName(type)}
        </Link>
      ))}
    </nav>
  );
}

function SortChoice({ filter }: { filter: StoresFilter }) {
  const navigate = useNavigate();
  const names = {
    distance: t('stores.sort_distance'),
    delivery_time: t('stores.sort_time'),
    delivery_charge: t('stores.sort_charge'),
  };
  return (
    <Select
      label={t('stores.sort')}
      isLabelHidden
      className="max-wide:flex-1 wide:w-56"
      value={filter.sort ?? ''}
      onChange={({ target }) => {
        const sort = storeSorts.find((name) => name === target.value) ?? null;
        // Read from the URL, which is ahead of the rendered state.
        const chosen = readStoresFilter(new URL(location.href));
        void navigate(storesPath({ ...chosen, sort }), { replace: true, preventScrollReset: true });
      }}
      options={[
        { value: '', label: t('stores.sort_default') },
        ...storeSorts.map((value) => ({ value, label: names[value] })),
      ]}
    />
  );
}

function FilterButton({ filter }: { filter: StoresFilter }) {
  return (
    <Popover
      label={t('stores.filters')}
      align="end"
      className="w-72"
      trigger={(props) => (
        <button type="button" {...props} className={buttonClass({ kind: 'secondary', className: 'min-h-12' })}>
          <SlidersHorizontal className="size-5" aria-hidden />
          {t('stores.filters')}
          {isNarrowed(filter) && <span aria-hidden className="size-2 rounded-full bg-accent" />}
        </button>
      )}
    >
      <Suspense fallback={<Skeleton className="h-96 rounded-none" />}>
        <FilterPanel filter={filter} />
      </Suspense>
    </Popover>
  );
}
