import { readReferral } from '@rialto/contract/calls/account/rewards.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { callApi } from '../../../../platform/api/api.ts';
import { owned } from '../../../../platform/query/invalidate.ts';
import type { Query } from '../../../../platform/query/query.ts';
import type { ListPage } from '../../../../platform/query/use-infinite-list.ts';

type Reward = Reply<typeof readReferral>;
export type Friend = Reward['friends'][number];
export type Referral = Omit<Reward, 'friends'> & ListPage<Friend>;

export const PAGE_SIZE = 20;

export async function fetchReferral(page: number, signal?: AbortSignal): Promise<Referral> {
  const query = { limit: PAGE_SIZE, offset: page };
  const { friends, ...rest } = await callApi(readReferral, { query, ...(signal && { signal }) });
  return { ...rest, entries: friends, total: rest.total_size };
}

export const referralQuery = (): Query<Referral> => ({
  key: ['wallet', 'referral'],
  fetch: (signal) => fetchReferral(1, signal),
  ...owned,
});
