import type { Sql } from '@rialto/database/sql.ts';
import type { SellingStore } from '../../catalog/catalog.public.ts';
import { findFullSlots, lockSlot } from './full-slots.sql.ts';

/** The beginnings of slots, in milliseconds, for which the store takes no more orders. */
export type FullSlots = ReadonlySet<number>;

export const noFullSlots: FullSlots = new Set();

type SlotQuestion = { scheduleAt: Date | null; isPlacing: boolean; now: Date };

/**
 * Placing locks the slot first, so that of many orders for its last place one gets it (trust.md T32). Orders that were
 * cancelled free their place.
 */
export async function fullSlotsOf(
  db: Sql,
  store: SellingStore | null,
  { scheduleAt, isPlacing, now }: SlotQuestion,
): Promise<FullSlots> {
  if (!store?.canSchedule || store.slotLimit === null || (isPlacing && scheduleAt === null)) return noFullSlots;
  if (isPlacing && scheduleAt !== null) await lockSlot(db, store.id, scheduleAt);
  const full = await findFullSlots(db, { storeId: store.id, limit: store.slotLimit, now });
  return new Set(full.map((at) => at.getTime()));
}
