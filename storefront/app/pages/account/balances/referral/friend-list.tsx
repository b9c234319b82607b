import { t } from '@rialto/texts/text.ts';
import { UsersRound } from 'lucide-react';
import { useInfiniteList } from '../../../../platform/query/use-infinite-list.ts';
import type { QueryResult } from '../../../../platform/query/use-query.ts';
import { useChargedMoney } from '../../../../words/charged-money.ts';
import { numberText } from '../../../../words/number-text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { EndlessList } from '@rialto/ui/lists/endless-list.tsx';
import { AccountCard } from '../../account-card.tsx';
import { HistorySkeleton } from '../history/history-skeleton.tsx';
import { FriendRow } from './friend-row.tsx';
import { fetchReferral, PAGE_SIZE, type Referral } from './referral-query.ts';

/** Who joined with the code, and what it earned. */
export function FriendList({ result }: { result: QueryResult<Referral> }) {
  return (
    <AccountCard title={t('referral.friends')}>
      {result.kind === 'loading' && <HistorySkeleton count={3} />}
      {result.kind === 'error' && (
        <div role="alert">
          <EmptyState isCompact level={3} title={t('list.failed')} text={t('list.failed_text')}>
            <Button kind="secondary" onClick={result.refetch}>
              {t('action.retry')}
            </Button>
          </EmptyState>
        </div>
      )}
      {result.kind === 'ready' && <Friends referral={result.data} />}
    </AccountCard>
  );
}

function Friends({ referral }: { referral: Referral }) {
  const money = useChargedMoney();
  const list = useInfiniteList({
    name: 'friends',
    first: referral,
    pageSize: PAGE_SIZE,
    fetchPage: (page) => fetchReferral(page),
  });
  if (referral.total === 0)
    return (
      <EmptyState
        isCompact
        level={3}
        picture={<UsersRound strokeWidth={1.5} aria-hidden />}
        title={t('referral.none')}
        text={t('referral.none_text')}
      />
    );
  return (
    <>
      <dl className="mb-5 grid grid-cols-2 gap-3">
        <Figure label={t('referral.joined_count')} value={numberText(referral.total)} />
        <Figure label={t('referral.earned')} value={money(referral.total_earned)} />
      </dl>
      <EndlessList
        {...list}
        keyOf={({ id }) => id}
        render={(friend) => <FriendRow friend={friend} />}
        gridClass="flex flex-col divide-y divide-hairline"
        moreLabel={t('list.more')}
        loadingLabel={t('list.loading')}
        skeleton={<HistorySkeleton count={2} />}
      />
    </>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse rounded-md bg-sunken p-4">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="text-2xl font-bold text-ink tabular-nums">{value}</dd>
    </div>
  );
}
