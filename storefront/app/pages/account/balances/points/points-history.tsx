import { listPointTransactions } from '@rialto/contract/calls/wallet.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { t } from '@rialto/texts/text.ts';
import { Coins } from 'lucide-react';
import { callApi } from '../../../../platform/api/api.ts';
import { owned } from '../../../../platform/query/invalidate.ts';
import type { Query } from '../../../../platform/query/query.ts';
import type { ListPage } from '../../../../platform/query/use-infinite-list.ts';
import { useQuery } from '../../../../platform/query/use-query.ts';
import { numberText } from '../../../../words/number-text.ts';
import { AccountCard } from '../../account-card.tsx';
import { EmptyHistory } from '../history/empty-history.tsx';
import { HistoryList, PAGE_SIZE } from '../history/history-list.tsx';
import { HistoryRow } from '../history/history-row.tsx';
import { Owed } from '../history/owed.tsx';

type Transaction = Reply<typeof listPointTransactions>['data'][number];

type Page = ListPage<Transaction> & { owed: number };

async function fetchPage(page: number, signal?: AbortSignal): Promise<Page> {
  const query = { limit: PAGE_SIZE, offset: page };
  const { data, total_size, owed } = await callApi(listPointTransactions, { query, ...(signal && { signal }) });
  return { entries: data, total: total_size, owed };
}

const historyQuery = (): Query<Page> => ({
  key: ['wallet', 'points'],
  fetch: (signal) => fetchPage(1, signal),
  ...owned,
});

/** Every movement of the points (MON-02). */
export function PointsHistory() {
  const result = useQuery(historyQuery());
  const owed = result.kind === 'ready' ? result.data.owed : 0;
  return (
    <AccountCard title={t('wallet.history')}>
      {owed > 0 && <Owed>{t('points.owed', { count: owed })}</Owed>}
      <HistoryList
        name="points"
        result={result}
        fetchPage={(page) => fetchPage(page)}
        render={(entry) => (
          <HistoryRow
            entry={entry}
            icon={Coins}
            change={numberText(entry.credit || entry.debit)}
            balance={numberText(entry.balance)}
          />
        )}
        empty={<EmptyHistory title={t('points.none')} text={t('points.none_text')} />}
      />
    </AccountCard>
  );
}
