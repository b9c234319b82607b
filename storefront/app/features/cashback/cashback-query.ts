import { listCashback } from '@rialto/contract/calls/offers.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { callApi } from '../../platform/api/api.ts';
import type { Query } from '../../platform/query/query.ts';

export type CashbackOffer = Reply<typeof listCashback>[number];

/** Both times are from the specification (2, section 9). */
export const cashbackQuery = (): Query<CashbackOffer[]> => ({
  key: ['cashback'],
  fetch: (signal) => callApi(listCashback, { signal }),
  staleMs: 10_000,
  cacheMs: 5_000,
});
