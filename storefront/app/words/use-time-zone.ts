import { useRootData } from '../platform/page/root-data.ts';

/** The time zone of the shop, for offers that belong to no store. */
export function useTimeZone(): string {
  return useRootData().config.time_zone;
}
