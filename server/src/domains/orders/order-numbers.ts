import type { Sql } from '@rialto/database/sql.ts';
import { orderNumber } from './order-number.ts';
import { nextPositions } from './place.sql.ts';

/** Numbers that no order has had, for this node alone. */
export type OrderNumbers = { take(): Promise<number> };

const AT_ONCE = 32;

/** Takes numbers by the dozen, so that an order seldom waits for one. Some are never used, as after a refusal. */
export function openOrderNumbers(db: Sql): OrderNumbers {
  const free: number[] = [];
  let filling: Promise<void> | null = null;
  const fill = async () => {
    const positions = await nextPositions(db, AT_ONCE);
    free.push(...positions.map(({ position, key }) => orderNumber(position, key)));
  };
  return {
    async take() {
      for (;;) {
        const number = free.shift();
        if (number !== undefined) return number;
        filling ??= fill().finally(() => (filling = null));
        await filling;
      }
    },
  };
}
