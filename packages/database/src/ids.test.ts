import { expectTypeOf, test } from 'vitest';
import type { CustomerId, OrderId } from './ids.ts';

test('an id of one kind is not accepted as an id of another kind', () => {
  expectTypeOf<OrderId>().toExtend<number>();
  expectTypeOf<number>().toExtend<OrderId>();
  expectTypeOf<CustomerId>().not.toExtend<OrderId>();
});
