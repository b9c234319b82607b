import { t } from '@rialto/texts/text.ts';
import { SearchX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { CategoryLinks } from '../../features/search/popular-terms.tsx';
import { usePopular } from '../../features/search/use-popular.ts';
import { ItemTile } from '../../tiles/item-tile.tsx';
import { CardSkeletons } from '../../tiles/lists/card-skeletons.tsx';
import { withoutFilters, writeSearch, type Search } from '../../features/search/search-params.ts';
import { Link } from '../../platform/navigation/link.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';

const AFTER_MS = 5_000;

/** No results. Alternatives appear immediately, the message after five seconds in a reserved space below them (SEA-08). */
export function NoResults({ search, suggestions }: { search: Search; suggestions: string[] }) {
  const isTime = useAfter(AFTER_MS);
  return (
    <div className="min-h-112">
      <CloseNames names={suggestions} />
      <FewerFilters search={search} />
      <Alternatives />
      <div role="status">{isTime && <NotFound list={search.list} />}</div>
      <noscript>
        <NotFound list={search.list} />
      </noscript>
    </div>
  );
}

/** What others order here, and the categories. */
function Alternatives() {
  const popular = usePopular(true);
  if (!popular) return <CardSkeletons look="tall" gridClass={`mt-4 ${GRID}`} />;
  return (
    <>
      <section aria-labelledby="popular-here" className="mt-4">
        <h2 id="popular-here" className="mb-3 text-xl font-bold text-ink">
          {t('search.popular_terms')}
        </h2>
        <ul className={GRID}>
          {popular.items.slice(0, SHOWN).map((item) => (
            <li key={item.id}>
              <ItemTile item={item} />
            </li>
          ))}
        </ul>
      </section>
      <div className="-mx-3 mt-6">
        <CategoryLinks categories={popular.categories} />
      </div>
    </>
  );
}

const SHOWN = 4;
const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-4 sm:gap-4';

function NotFound({ list }: Pick<Search, 'list'>) {
  return (
    <EmptyState
      picture={<SearchX aria-hidden />}
      title={list === 'item' ? t('search.items_not_found') : t('search.stores_not_found')}
      text={t('search.not_found_text')}
    />
  );
}

function CloseNames({ names }: { names: string[] }) {
  if (names.length === 0) return null;
  return (
    <section aria-labelledby="close-names" className="mb-6 rounded-lg bg-accent-soft p-5">
      <h2 id="close-names" className="text-lg font-semibold text-ink">
        {t('search.did_you_mean')}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name}>
            <Link
              to={paths.search(name)}
              defaultShouldRevalidate={false}
              className={buttonClass({ kind: 'secondary' })}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FewerFilters({ search }: { search: Search }) {
  const all = writeSearch(withoutFilters(search));
  if (all === writeSearch(search)) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
      {t('search.without_filters')}
      <Link
        to={all}
        defaultShouldRevalidate={false}
        className="touch-area font-semibold text-accent-text hover:underline"
      >
        {t('search.clear_filters')}
      </Link>
    </p>
  );
}

function useAfter(ms: number): boolean {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isTime;
}
