import { listLatestStores, listPopularStores, listTopRatedStores } from '@rialto/contract/calls/stores.ts';
import { t } from '@rialto/texts/text.ts';
import { Store as StoreIcon } from 'lucide-react';
import { useState } from 'react';
import type { StoreOnCard } from '../../../cards/stores/store-card.tsx';
import { callApi } from '../../../platform/api/api.ts';
import { dialogs } from '../../../shared/dialogs.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { showErrors } from '../../../platform/overlays/show-errors.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { ChipRow, ChoiceChip } from '@rialto/ui/actions/chips.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { HomeBlock } from '../frame/home-block.tsx';
import type { BlockProps } from '../frame/home-calls.ts';
import { HomeSection } from '../frame/home-section.tsx';
import { SectionSkeleton } from '../frame/home-skeletons.tsx';
import { StoreList } from './store-list.tsx';

const STORES = 12;
const lists = { popular: listPopularStores, top_rated: listTopRatedStores, new: listLatestStores };
type Filter = keyof typeof lists;

/** Nearby stores: most ordered, best rated or newest (HOM-15). */
export function StoreSection({ given, module }: BlockProps) {
  return (
    <HomeBlock
      name="stores"
      given={given.stores}
      skeleton={<SectionSkeleton kind="nearStores" of={module.module_type} />}
    >
      {({ title, stores }) => <FilteredStores title={title ?? t('home.stores')} popular={stores} />}
    </HomeBlock>
  );
}

function FilteredStores({ title, popular }: { title: string; popular: StoreOnCard[] }) {
  const { stores, filter, isBusy, choose } = useStoreFilter(popular);
  return (
    <HomeSection
      id="home-stores"
      title={title}
      viewAll={filter === 'new' ? paths.latestStores : paths.popularStores}
      aside={popular.length > 0 && <StoreFilter chosen={filter} onChoose={choose} />}
    >
      {popular.length > 0 ? <StoreList label={title} stores={stores} isBusy={isBusy} /> : <NoStores />}
    </HomeSection>
  );
}

/** The previous list stays until the new one is loaded. */
function useStoreFilter(popular: StoreOnCard[]) {
  const [known, setKnown] = useState<Partial<Record<Filter, StoreOnCard[]>>>({ popular });
  const [wanted, setWanted] = useState<Filter>('popular');
  const [former, setFormer] = useState<Filter>('popular');
  const choose = (filter: Filter) => {
    const seen = known[wanted] ? wanted : former;
    setFormer(seen);
    setWanted(filter);
    if (known[filter]) return;
    callApi(lists[filter], { query: { type: 'all', limit: STORES, offset: 1 } }).then(
      ({ stores }) => setKnown((others) => ({ ...others, [filter]: stores })),
      (thrown: unknown) => {
        showErrors(thrown);
        setWanted((now) => (now === filter ? seen : now));
      },
    );
  };
  const stores = known[wanted];
  return { stores: stores ?? known[former] ?? popular, filter: wanted, isBusy: !stores, choose };
}

function StoreFilter({ chosen, onChoose }: { chosen: Filter; onChoose: (filter: Filter) => void }) {
  const labels = {
    popular: t('home.filter_popular'),
    top_rated: t('home.filter_top_rated'),
    new: t('home.filter_new'),
  };
  return (
    <div className="scripted min-w-0">
      <ChipRow label={t('home.filter_stores')}>
        {(Object.keys(lists) as Filter[]).map((filter) => (
          <ChoiceChip key={filter} isChosen={filter === chosen} onClick={() => onChoose(filter)}>
            {labels[filter]}
          </ChoiceChip>
        ))}
      </ChipRow>
    </div>
  );
}

function NoStores() {
  return (
    <EmptyState
      picture={<StoreIcon className="size-12 text-accent-text" strokeWidth={1.5} aria-hidden />}
      title={t('home.no_stores')}
      text={t('home.no_stores_text')}
      level={3}
    >
      <Button onClick={() => dialogs.open({ name: 'location-picker', mode: { kind: 'visit' } })}>
        {t('home.change_location')}
      </Button>
    </EmptyState>
  );
}
