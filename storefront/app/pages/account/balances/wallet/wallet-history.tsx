import { listWalletTransactions } from '@rialto/contract/calls/wallet.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { transactionTypes, type TransactionType } from '@rialto/contract/shapes/transaction-type.ts';
import { t } from '@rialto/texts/text.ts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../../../platform/api/api.ts';
import { owned } from '../../../../platform/query/invalidate.ts';
import type { Query } from '../../../../platform/query/query.ts';
import type { ListPage } from '../../../../platform/query/use-infinite-list.ts';
import { useQuery } from '../../../../platform/query/use-query.ts';
import { useChargedMoney } from '../../../../words/charged-money.ts';
import { ChipRow, ChoiceChip } from '@rialto/ui/actions/chips.tsx';
import { AccountCard } from '../../account-card.tsx';
import { EmptyHistory } from '../history/empty-history.tsx';
import { HistoryList, PAGE_SIZE } from '../history/history-list.tsx';
import { HistoryRow } from '../history/history-row.tsx';
import { Owed } from '../history/owed.tsx';
import { typeIcon, typeOf, typeText, withType } from './transaction-type.ts';

type Transaction = Reply<typeof listWalletTransactions>['data'][number];

type Page = ListPage<Transaction> & { owed: number };

async function fetchPage(type: TransactionType, page: number, signal?: AbortSignal): Promise<Page> {
  const query = { type, limit: PAGE_SIZE, offset: page };
  const { data, total_size, owed } = await callApi(listWalletTransactions, { query, ...(signal && { signal }) });
  return { entries: data, total: total_size, owed };
}

const historyQuery = (type: TransactionType): Query<Page> => ({
  key: ['wallet', 'history', type],
  fetch: (signal) => fetchPage(type, 1, signal),
  ...owned,
});

/** Every movement of the wallet, filtered by its type (MON-01). `whenEmpty` invites to the first one. */
export function WalletHistory({ whenEmpty }: { whenEmpty: ReactNode }) {
  const [search, setSearch] = useSearchParams();
  const money = useChargedMoney();
  const type = typeOf(search.get('type'));
  const result = useQuery(historyQuery(type));
  const owed = result.kind === 'ready' ? result.data.owed : 0;
  const choose = (next: TransactionType) =>
    setSearch((now) => withType(now, next), { replace: true, preventScrollReset: true });
  return (
    <AccountCard title={t('wallet.history')}>
      {owed > 0 && <Owed>{t('wallet.owed', { amount: money(owed) })}</Owed>}
      <ChipRow label={t('wallet.filter')} className="mb-5">
        {transactionTypes.map((each) => (
          <ChoiceChip key={each} isChosen={each === type} onClick={() => choose(each)}>
            {typeText(each)}
          </ChoiceChip>
        ))}
      </ChipRow>
      <HistoryList
        key={type}
        name={`wallet-${type}`}
        result={result}
        fetchPage={(page) => fetchPage(type, page)}
        render={(entry) => (
          <HistoryRow
            entry={entry}
            icon={typeIcon(entry.transaction_type)}
            change={money(entry.credit || entry.debit)}
            balance={money(entry.balance)}
          />
        )}
        empty={
          type === 'all' ? (
            <EmptyHistory title={t('wallet.none')} text={t('wallet.none_text')}>
              {whenEmpty}
            </EmptyHistory>
          ) : (
            <EmptyHistory title={t('wallet.none_of_type')} text={t('wallet.none_of_type_text')} />
          )
        }
      />
    </AccountCard>
  );
}
