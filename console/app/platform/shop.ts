import { readConfig, type Config } from '@rialto/contract/calls/content.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from './query.ts';

/** What pages show of the shop: currency, map tiles, name. Null until it is loaded. */
export function useShop(): Config | null {
  return useQuery({ ...queryOf(readConfig, {}), staleTime: 600_000 }).data ?? null;
}
