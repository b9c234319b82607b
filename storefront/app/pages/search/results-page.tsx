import { t } from '@rialto/texts/text.ts';
import { listLabel } from '../../features/search/list-label.ts';
import { SearchBox } from '../../features/search/search-box.tsx';
import { updateSearch, writeSearch } from '../../features/search/search-params.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { useCurrentModule, useRootData } from '../../platform/page/root-data.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { TabPanel, Tabs } from '@rialto/ui/lists/tabs.tsx';
import { VisuallyHidden } from '@rialto/ui/base/visually-hidden.tsx';
import { AppliedChips } from './filters/applied-chips.tsx';
import { FilterSidebar } from './filters/filter-sidebar.tsx';
import type { SearchData } from './load-search.ts';
import { pricePresets } from './filters/price-presets.ts';
import { ResultsList } from './results-list.tsx';
import { ResultsTools } from './results-tools.tsx';
import { resultsTitle } from './results-title.ts';
import { RESULTS_ID, useSearch } from './use-search.ts';
import { listKey } from './search-query.ts';
import { useResults } from './use-results.ts';

const TABS = 'search';

/** The results with filters and sorting (SEA-04 to SEA-09). */
export function ResultsPage({ data }: { data: SearchData }) {
  const { search, wished, goTo } = useSearch();
  const { scope } = useRootData();
  const module = useCurrentModule();
  const key = listKey(search, scope);
  const results = useResults(search, key, key === data.key ? data.first : null);
  const options = { ...data, pricePresets: pricePresets(data.first?.products.map((item) => item.final_price) ?? []) };
  const total = results.replies.at(-1)?.total;
  const title = resultsTitle(search, data, module);
  const tabs = (['item', 'store'] as const).map((list) => {
    const next = updateSearch(search, { list, sort: null });
    return { id: list, label: listLabel(list, module), href: writeSearch(next), next };
  });
  return (
    <Container className="py-6 lg:py-8">
      <PageHead title={title} path={writeSearch(search)} isUnlisted />
      {/* On small screens the search in the top bar needs scripts. */}
      <SearchBox className="mb-5 hidden max-wide:noscript:block" />
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="min-w-0 text-3xl font-bold wrap-anywhere text-ink">{title}</h1>
        <p role="status" className="min-h-[1.5em] text-md text-ink-soft tabular-nums">
          {total !== undefined && t('search.found', { count: total })}
        </p>
      </header>
      <div id={RESULTS_ID} className="mt-5 scroll-mt-20 gap-8 lg:grid lg:grid-cols-[330px_minmax(0,1fr)]">
        <FilterSidebar search={wished} goTo={goTo} options={options} />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <Tabs
              id={TABS}
              label={t('search.lists')}
              tabs={tabs}
              active={search.list}
              onSelect={(id) => goTo(tabs.find((tab) => tab.id === id)?.next ?? search)}
            />
            <ResultsTools search={wished} {...{ goTo, total, options }} />
          </div>
          <AppliedChips search={wished} goTo={goTo} options={data} />
          <TabPanel tabsId={TABS} id={search.list} active={search.list} className="mt-5">
            <VisuallyHidden as="h2">{listLabel(search.list, module)}</VisuallyHidden>
            <ResultsList key={key} search={search} results={results} />
          </TabPanel>
        </div>
      </div>
    </Container>
  );
}
