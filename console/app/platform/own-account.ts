import { readOwnStaff } from '@rialto/contract/calls/console/team/me.ts';
import type { Permission } from '@rialto/contract/shapes/enums.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { OwnStaffAccount } from '@rialto/contract/calls/console/team/me.ts';
import { queryOf } from './query.ts';

const FRESH_MS = 60_000;

/** The signed-in member of staff. Below the frame it is always loaded. */
export function useOwnAccountQuery(): UseQueryResult<OwnStaffAccount> {
  return useQuery({ ...queryOf(readOwnStaff, {}), staleTime: FRESH_MS });
}

export function useOwnAccount(): OwnStaffAccount {
  const { data } = useOwnAccountQuery();
  if (!data) throw new Error('The account is read outside the frame, which loads it');
  return data;
}

/** Whether the member may use this part of the console. The server decides; this only hides what would be refused. */
export function useMay(permission: Permission): boolean {
  return useOwnAccount().permissions.includes(permission);
}
