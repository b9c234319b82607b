import { PAGE_SIZE } from '@rialto/contract/http/paging.ts';
import { t } from '@rialto/texts/text.ts';
import { PackageOpen, Zap } from 'lucide-react';
import { longMomentText } from '../../words/dates.ts';
import { useTimeZone } from '../../words/use-time-zone.ts';
import { callApi } from '../../platform/api/api.ts';
import { useInfiniteList } from '../../platform/query/use-infinite-list.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { EndlessList } from '@rialto/ui/lists/endless-list.tsx';
import { VisuallyHidden } from '@rialto/ui/base/visually-hidden.tsx';
import { FlashItemTile } from '../../tiles/flash-item-tile.tsx';
import { NextPageLink } from '../../tiles/lists/next-page-link.tsx';
import { CardSkeletons } from '../../tiles/lists/card-skeletons.tsx';
import { ITEM_LIST_GRID, WIDE_ITEM_GRID } from '../../tiles/lists/grids.ts';
import { inChunks } from '../../tiles/lists/in-chunks.ts';
import { loadFlashSale, type FlashSale } from './load-flash-sale.ts';
import { OfferClock } from '../../cards/items/offer-clock.tsx';

type Props = { first: FlashSale; page: number; now: number };

/** A flash sale with its items and countdown. */
export function FlashSalePage({ first, page, now }: Props) {
  return (
    <Container className="py-6 lg:py-8">
      <PageHead title={first.title} path={paths.flashSale(first.id)} isUnlisted={page > 1} />
      <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-xl bg-accent-soft p-6 sm:p-8">
        <div className="min-w-0">
          <p className="flex items-center gap-1.5 text-sm font-semibold text-accent-text">
            <Zap className="size-4 fill-current" aria-hidden />
            {t('flash.title')}
          </p>
          <h1 className="mt-1 text-3xl font-extrabold text-ink sm:text-4xl">{first.title}</h1>
        </div>
        <OfferClock
          startsAt={first.startsAt}
          endsAt={first.endsAt}
          now={now}
          startsIn={t('flash.starts_in')}
          endsIn={t('flash.ends_in')}
          over={t('flash.over')}
          beforeText={<StartsAt at={first.startsAt} />}
        />
      </header>
      <div className="mt-6">
        {first.total > 0 ? (
          <FlashEntries first={first} page={page} />
        ) : (
          <EmptyState picture={<PackageOpen aria-hidden />} title={t('flash.no_items')} />
        )}
      </div>
    </Container>
  );
}

function StartsAt({ at }: { at: number }) {
  const when = longMomentText(at, useTimeZone());
  return <time dateTime={new Date(at).toISOString()}>{t('flash.starts_at', { when })}</time>;
}

const ABOVE_THE_FOLD = 6;
const FEW = 3;

function FlashEntries({ first, page }: Omit<Props, 'now'>) {
  const paging = useInfiniteList({
    name: `flash-sale-${first.id}`,
    first,
    firstPage: page,
    pageSize: PAGE_SIZE,
    fetchPage: (next, asOf) => loadFlashSale(callApi, first.id, next, asOf),
  });
  const look = first.total > FEW ? 'tall' : 'wide';
  return (
    <>
      <VisuallyHidden as="h2">{t('flash.items')}</VisuallyHidden>
      <EndlessList
        {...paging}
        pages={inChunks(paging.pages)}
        keyOf={({ id }) => id}
        gridClass={look === 'wide' ? WIDE_ITEM_GRID : ITEM_LIST_GRID}
        render={(entry, index) => <FlashItemTile entry={entry} look={look} isFirst={index < ABOVE_THE_FOLD} />}
        skeleton={<CardSkeletons look="tall" gridClass={`pt-4 ${ITEM_LIST_GRID}`} count={PAGE_SIZE} />}
        moreLabel={t('list.more')}
        loadingLabel={t('list.loading')}
      />
      {page * PAGE_SIZE < first.total && <NextPageLink page={page + 1} />}
    </>
  );
}
