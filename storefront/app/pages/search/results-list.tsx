import { t } from '@rialto/texts/text.ts';
import { CloudOff } from 'lucide-react';
import { updateSearch, writeSearch, type Search } from '../../features/search/search-params.ts';
import { Link } from '../../platform/navigation/link.tsx';
import { Button } from '@rialto/ui/actions/button.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { EndlessList } from '@rialto/ui/lists/endless-list.tsx';
import { ItemTile } from '../../tiles/item-tile.tsx';
import { CardSkeletons } from '../../tiles/lists/card-skeletons.tsx';
import { inChunks } from '../../tiles/lists/in-chunks.ts';
import { StoreTile } from '../../tiles/store-tile.tsx';
import { NextPageLink } from '../../tiles/lists/next-page-link.tsx';
import { NoResults } from './no-results.tsx';
import type { Results } from './use-results.ts';

type Props = { search: Search; results: Results };

/** The cards page by page, or why there are none. */
export function ResultsList({ search, results }: Props) {
  const { replies, isLoading, hasFailed, hasMore, onMore } = results;
  const [first] = replies;
  if (!first) return hasFailed ? <Failed onRetry={onMore} /> : <Skeletons search={search} />;
  if (first.total === 0) return <NoResults search={search} suggestions={first.suggestions} />;
  const look = search.view === 'list' ? ('wide' as const) : ('tall' as const);
  const paging = {
    hasMore,
    isLoading,
    hasFailed,
    onMore,
    moreLabel: hasFailed ? t('action.retry') : t('list.more'),
    loadingLabel: t('list.loading'),
    skeleton: <Skeletons search={search} />,
    keyOf: ({ id }: { id: number }) => id,
    gridClass: gridOf(search),
  };
  return (
    <>
      {search.page > 1 && (
        <Link
          to={writeSearch(updateSearch(search, {}))}
          className="mb-4 inline-flex min-h-11 items-center text-accent-text"
        >
          {t('list.first')}
        </Link>
      )}
      {search.list === 'item' ? (
        <EndlessList
          {...paging}
          pages={inChunks(replies.map(({ products }) => products))}
          render={(item, index) => <ItemTile item={item} look={look} isFirst={index < ABOVE_THE_FOLD} />}
        />
      ) : (
        <EndlessList
          {...paging}
          pages={inChunks(replies.map(({ stores }) => stores))}
          render={(store, index) => <StoreTile store={store} look={look} isFirst={index < ABOVE_THE_FOLD} />}
        />
      )}
      {replies.length === 1 && hasMore && <NextPageLink page={search.page + 1} />}
    </>
  );
}

const ABOVE_THE_FOLD = 4;

function Skeletons({ search }: { search: Search }) {
  const look = search.view === 'list' ? 'wide' : search.list === 'store' ? 'store' : 'tall';
  return <CardSkeletons look={look} gridClass={`pt-4 first:pt-0 ${gridOf(search)}`} />;
}

function gridOf({ list, view }: Search): string {
  if (list === 'store')
    return view === 'list' ? 'grid gap-3 wide:grid-cols-2' : 'grid gap-4 sm:grid-cols-2 wide:grid-cols-3';
  return view === 'list'
    ? 'grid gap-3 sm:grid-cols-2 lg:grid-cols-1 wide:grid-cols-2'
    : 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 wide:grid-cols-4';
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState picture={<CloudOff aria-hidden />} title={t('list.failed')} text={t('list.failed_text')}>
      <Button onClick={onRetry}>{t('action.retry')}</Button>
    </EmptyState>
  );
}
