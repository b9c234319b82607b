import type { Sql } from '@rialto/database/sql.ts';
import { orderNumbering } from './order-number.ts';
import { findOrderIds, findOrderNumberKey, nextPositions } from './place.sql.ts';

/** Unused order numbers, reserved for this node. */
export type OrderNumbers = { take(): Promise<number> };

const BATCH_SIZE = 64;
const REFILL_BELOW = 16;

/** Reserves numbers in batches, so that an order seldom waits for one. Numbers of refused orders stay unused. */
export function openOrderNumbers(db: Sql): OrderNumbers {
  const free: number[] = [];
  let numberOf: ((position: number) => number) | null = null;
  let filling: Promise<void> | null = null;
  const fill = async () => {
    numberOf ??= orderNumbering(await findOrderNumberKey(db));
    const numbers = (await nextPositions(db, BATCH_SIZE)).map(numberOf);
    // Numbers can be taken after a backup was restored, or by an older numbering.
    const taken = new Set(await findOrderIds(db, numbers));
    free.push(...numbers.filter((number) => !taken.has(number)));
  };
  const refill = () => {
    filling ??= fill().finally(() => (filling = null));
    return filling;
  };
  return {
    async take() {
      for (;;) {
        const number = free.shift();
        // Refill early in the background. If that fails, the next caller without a number gets the error.
        if (free.length < REFILL_BELOW) refill().catch(() => undefined);
        if (number !== undefined) return number;
        await refill();
      }
    },
  };
}
