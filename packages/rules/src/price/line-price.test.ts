import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Discount } from './discount.ts';
import { linePrice, type LineInput } from './line-price.ts';

const percent = (value: number): Discount => ({ type: 'percent', value });
const amount = (value: number): Discount => ({ type: 'amount', value });
const aLine = (over: Partial<LineInput> = {}): LineInput => ({
  basePrice: 1000,
  optionPrices: [],
  quantity: 1,
  discount: amount(0),
  addOns: [],
  ...over,
});

test.each([
  ['one unit', aLine(), { before: 1000, after: 1000 }],
  ['three units', aLine({ quantity: 3 }), { before: 3000, after: 3000 }],
  ['options count for each unit', aLine({ optionPrices: [150, 25], quantity: 2 }), { before: 2350, after: 2350 }],
  ['a percentage of the whole line', aLine({ quantity: 2, discount: percent(1500) }), { before: 2000, after: 1700 }],
  [
    'a percentage is rounded once, not for each unit',
    aLine({ basePrice: 333, quantity: 3, discount: percent(1000) }),
    { before: 999, after: 899 },
  ],
  [
    'options are discounted too',
    aLine({ optionPrices: [500], discount: percent(1000) }),
    { before: 1500, after: 1350 },
  ],
  ['an amount is taken off each unit', aLine({ quantity: 4, discount: amount(75) }), { before: 4000, after: 3700 }],
  ['an amount above the price leaves nothing to pay', aLine({ discount: amount(5000) }), { before: 1000, after: 0 }],
  [
    'an add-on has its own quantity, not the line’s',
    aLine({ quantity: 3, addOns: [{ price: 200, quantity: 2 }] }),
    { before: 3400, after: 3400 },
  ],
  [
    'an add-on is not discounted',
    aLine({ discount: percent(5000), addOns: [{ price: 200, quantity: 1 }] }),
    { before: 1200, after: 700 },
  ],
  [
    'an add-on is charged even if the item is free',
    aLine({ discount: amount(9000), addOns: [{ price: 200, quantity: 1 }] }),
    { before: 1200, after: 200 },
  ],
] as const)('ITM-14 %s', (_case, line, price) => {
  expect(linePrice(line)).toEqual(price);
});

const money = fc.nat(1_000_000);
const someLine: fc.Arbitrary<LineInput> = fc.record({
  basePrice: money,
  optionPrices: fc.array(money, { maxLength: 8 }),
  quantity: fc.integer({ min: 1, max: 999 }),
  discount: fc.oneof(fc.nat(10_000).map(percent), money.map(amount)),
  addOns: fc.array(fc.record({ price: money, quantity: fc.integer({ min: 1, max: 99 }) }), { maxLength: 6 }),
});

/** The same rule of the specification, calculated unit by unit in exact fractions. */
function countedOut({ basePrice, optionPrices, quantity, discount, addOns }: LineInput): {
  before: bigint;
  after: bigint;
} {
  let before = 0n;
  let off = 0n;
  for (let unit = 0; unit < quantity; unit += 1) {
    before += BigInt(basePrice);
    for (const price of optionPrices) before += BigInt(price);
    if (discount.type === 'amount') off += BigInt(discount.value);
  }
  if (discount.type === 'percent') {
    const tenThousandths = before * BigInt(discount.value);
    off = tenThousandths / 10_000n + (tenThousandths % 10_000n >= 5_000n ? 1n : 0n);
  }
  let extras = 0n;
  for (const { price, quantity: count } of addOns) for (let one = 0; one < count; one += 1) extras += BigInt(price);
  return { before: before + extras, after: (off > before ? 0n : before - off) + extras };
}

test('ITM-14 the price of any line matches a calculation unit by unit', () => {
  fc.assert(
    fc.property(someLine, (line) => {
      const { before, after } = linePrice(line);
      expect({ before: BigInt(before), after: BigInt(after) }).toEqual(countedOut(line));
    }),
    { numRuns: 300 },
  );
});

test('ITM-14 a line price is a whole number, at most the price before discount and at least its add-ons', () => {
  fc.assert(
    fc.property(someLine, (line) => {
      const { before, after } = linePrice(line);
      expect(Number.isSafeInteger(before) && Number.isSafeInteger(after)).toBe(true);
      expect(after).toBeLessThanOrEqual(before);
      expect(after).toBeGreaterThanOrEqual(linePrice({ ...line, basePrice: 0, optionPrices: [] }).after);
    }),
  );
});
