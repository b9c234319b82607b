import { readReferral } from '@rialto/contract/calls/account/rewards.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { callApi } from '../../../../platform/api/api.ts';
import { owned } from '../../../../platform/query/invalidate.ts';
import type { Query } from '../../../../platform/query/query.ts';
import type { ListPage } from '../../../../platform/query/use-infinite-list.ts';

type Reward = Reply<typeof readReferral>;
export type Friend = Reward['friends'][number] & { id: number };
export type Referral = Omit<Reward, 'friends'> & ListPage<Friend>;

export const PAGE_SIZE = 20;

export async function fetchReferral(page: number, signal?: AbortSignal): Promise<Referral> {
  const query = { limit: PAGE_SIZE, offset: page };
  const { friends, ...rest } = await callApi(readReferral, { query, ...(signal && { signal }) });
  // Friends have no id on the wire; no two of them joined in the same millisecond.
  const entries = friends.map((friend) => ({ ...friend, id: Date.parse(friend.joined_at) }));
  return { ...rest, entries, total: rest.total_size };
}

export const referralQuery = (): Query<Referral> => ({
  key: ['wallet', 'referral'],
  fetch: (signal) => fetchReferral(1, signal),
  ...owned,
});
