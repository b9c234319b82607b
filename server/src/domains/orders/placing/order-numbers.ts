import type { Sql } from '@rialto/database/sql.ts';
import { orderNumbering } from './order-number.ts';
import { findOrderIds, findOrderNumberKey, nextPositions } from './place.sql.ts';

/** Numbers that no order has had, for this node alone. */
export type OrderNumbers = { take(): Promise<number> };

const AT_ONCE = 64;
const FEW = 16;

/** Takes numbers by the dozen, so that an order seldom waits for one. Some are never used, as after a refusal. */
export function openOrderNumbers(db: Sql): OrderNumbers {
  const free: number[] = [];
  let numberOf: ((position: number) => number) | null = null;
  let filling: Promise<void> | null = null;
  const fill = async () => {
    numberOf ??= orderNumbering(await findOrderNumberKey(db));
    const numbers = (await nextPositions(db, AT_ONCE)).map(numberOf);
    // As after a backup was restored, or from a time when numbers were made in another way.
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
        // Before they run out, so that nobody waits. Where that fails, whoever finds none left is told.
        if (free.length < FEW) refill().catch(() => undefined);
        if (number !== undefined) return number;
        await refill();
      }
    },
  };
}
