import { readConfig } from '@rialto/contract/calls/content.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { queryOf } from '../platform/query.ts';

export type ShopConfig = Reply<typeof readConfig>;

/** What customers are told about the shop: currency, place, map. */
export function useShopConfig(): UseQueryResult<ShopConfig> {
  return useQuery({ ...queryOf(readConfig, {}), staleTime: 60_000 });
}
