import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderTotal, type OrderParts } from './order-total.ts';
import { pricedLines, type LineFacts, type StoreDiscount } from './priced-lines.ts';

const aLine = (over: Partial<LineFacts> = {}): LineFacts => ({
  basePrice: 1000,
  optionPrices: [],
  quantity: 1,
  addOns: [],
  own: { type: 'percent', value: 0 },
  flash: null,
  ...over,
});
const noDiscount: StoreDiscount = { percent: 0, minimum: 0, maximum: null };
const rates = { baseMinor: 0, minimumMinor: 200, perKmMinor: 100, maximumMinor: 900 };
const bought = (over: Partial<OrderParts> = {}, lines: LineFacts[] = [aLine()], store = noDiscount): OrderParts => ({
  lines: pricedLines(lines, store),
  coupon: null,
  firstOrder: null,
  tax: { percent: 0, isIncluded: false },
  delivery: { kind: 'take_away' },
  freeDeliveryOver: null,
  tip: 0,
  additionalCharge: 0,
  ...over,
});
const to = (metres: number, isStoreFree = false): OrderParts['delivery'] => ({
  kind: 'delivery',
  metres,
  rates,
  isStoreFree,
});

test('CHK-02 every line of a bill has its reason', () => {
  const bill = orderTotal(
    bought(
      {
        coupon: { kind: 'amount_off', type: 'percent', value: 1000, maximum: null },
        firstOrder: { type: 'amount', value: 100, maximum: null },
        tax: { percent: 1400, isIncluded: false },
        delivery: to(4_000),
        tip: 150,
        additionalCharge: 50,
      },
      [aLine({ quantity: 2, own: { type: 'percent', value: 1000 }, addOns: [{ price: 100, quantity: 2 }] })],
    ),
  );
  expect(bill).toEqual({
    items: { minor: 2000, reason: 'sum' },
    addOns: { minor: 200, reason: 'sum' },
    discount: { minor: 200, reason: 'item_discount' },
    coupon: { minor: 200, reason: 'coupon' },
    firstOrder: { minor: 100, reason: 'first_order' },
    tax: { minor: 238, reason: 'tax_added' },
    delivery: { minor: 400, reason: 'by_distance' },
    tip: { minor: 150, reason: 'for_the_courier' },
    additional: { minor: 50, reason: 'additional_charge' },
    total: { minor: 2000 + 200 - 200 - 200 - 100 + 238 + 400 + 150 + 50, reason: 'sum' },
    subtotal: 2000,
    isTaxIncluded: false,
  });
});

test('CHK-02 included tax is shown and not added: of 114 with 14 % it is 14', () => {
  const bill = orderTotal(bought({ tax: { percent: 1400, isIncluded: true } }, [aLine({ basePrice: 11_400 })]));
  expect(bill.tax).toEqual({ minor: 1400, reason: 'tax_included' });
  expect(bill.total.minor).toBe(11_400);
});

test.each<[string, Partial<OrderParts>, number, string]>([
  ['the rate per kilometre', { delivery: to(3_500) }, 350, 'by_distance'],
  ['at least the minimum', { delivery: to(900) }, 200, 'at_least'],
  ['at most the maximum', { delivery: to(40_000) }, 900, 'at_most'],
  ['nothing for pickup', { delivery: { kind: 'take_away' } }, 0, 'take_away'],
  ['nothing if the store pays', { delivery: to(3_500, true) }, 0, 'store_pays'],
  [
    'nothing with a free delivery coupon',
    { delivery: to(3_500), coupon: { kind: 'free_delivery' } },
    0,
    'free_by_coupon',
  ],
  ['a unit below the threshold', { delivery: to(3_500), freeDeliveryOver: 1001 }, 350, 'by_distance'],
  ['at the threshold', { delivery: to(3_500), freeDeliveryOver: 1000 }, 0, 'over_threshold'],
  ['a unit above the threshold', { delivery: to(3_500), freeDeliveryOver: 999 }, 0, 'over_threshold'],
])('CHK-02 T11 delivery costs %s', (_name, over, minor, reason) => {
  expect(orderTotal(bought(over)).delivery).toEqual({ minor, reason });
});

test('CHK-02 a coupon does not lower the amount that the free delivery threshold is compared with', () => {
  const coupon: OrderParts['coupon'] = { kind: 'amount_off', type: 'amount', value: 500, maximum: null };
  expect(orderTotal(bought({ coupon, delivery: to(3_500), freeDeliveryOver: 1000 })).delivery.reason).toBe(
    'over_threshold',
  );
});

test('CHK-09 a coupon takes off at most its maximum and at most the amount', () => {
  const coupon = { kind: 'amount_off', type: 'percent', value: 5000, maximum: 300 } as const;
  expect(orderTotal(bought({ coupon })).coupon).toEqual({ minor: 300, reason: 'coupon_at_most' });
  const all = { kind: 'amount_off', type: 'amount', value: 99_999, maximum: null } as const;
  const bill = orderTotal(bought({ coupon: all, firstOrder: { type: 'amount', value: 99_999, maximum: null } }));
  expect([bill.coupon.minor, bill.firstOrder.minor, bill.total.minor]).toEqual([1000, 0, 0]);
});

test('T07 a flash sale takes precedence over the store, the store over the item, and only one applies', () => {
  const own = { type: 'percent', value: 500 } as const;
  const flash = { type: 'percent', value: 3000 } as const;
  const store = { percent: 2000, minimum: 0, maximum: null };
  expect(
    pricedLines([aLine({ own, flash }), aLine({ own })], store).map(({ discount, discountKind }) => [
      discount,
      discountKind,
    ]),
  ).toEqual([
    [300, 'flash_sale'],
    [200, 'store'],
  ]);
  expect(pricedLines([aLine({ own })], noDiscount)[0]).toMatchObject({ discount: 50, discountKind: 'item' });
});

test('T07 a store’s discount applies from its minimum, and below it the item’s own applies', () => {
  const own = { type: 'percent', value: 500 } as const;
  const from = (minimum: number) =>
    pricedLines([aLine({ own })], { percent: 2000, minimum, maximum: null })[0]?.discountKind;
  expect([from(999), from(1000), from(1001)]).toEqual(['store', 'store', 'item']);
});

test('T08 the maximum discount of a store is distributed over the lines to the last unit', () => {
  const lines = [333, 333, 334, 1].map((basePrice) => aLine({ basePrice }));
  const priced = pricedLines(lines, { percent: 5000, minimum: 0, maximum: 100 });
  expect(priced.map(({ discount }) => discount).reduce((sum, part) => sum + part, 0)).toBe(100);
  for (const { goods, discount, total } of priced) expect(total).toBe(goods - discount);
});

/** A second implementation of the rules with exact fractions and no shared code. */
function oracle({ lines, store, coupon, tax, metres, tip, threshold }: Wild): bigint[] {
  const half = (top: bigint, bottom: bigint) => (2n * top + bottom) / (2n * bottom);
  const goods = lines.map(
    ({ basePrice, optionPrices, quantity }) =>
      [basePrice, ...optionPrices].reduce((sum, price) => sum + BigInt(price), 0n) * BigInt(quantity),
  );
  const allGoods = goods.reduce((sum, one) => sum + one, 0n);
  const holds = store.percent > 0 && allGoods >= BigInt(store.minimum);
  const isStores = lines.map(({ flash }) => !(flash && flash.value > 0) && holds);
  const off = lines.map(({ own, flash, quantity }, at) => {
    const now = flash && flash.value > 0 ? flash : holds ? { type: 'percent', value: store.percent } : own;
    const all = goods[at] ?? 0n;
    const taken =
      now.type === 'percent' ? half(all * BigInt(now.value), 10_000n) : BigInt(now.value) * BigInt(quantity);
    return taken > all ? all : taken;
  });
  const byStore = off.reduce((sum, one, at) => (isStores[at] ? sum + one : sum), 0n);
  const others = off.reduce((sum, one, at) => (isStores[at] ? sum : sum + one), 0n);
  const most = store.maximum === null ? byStore : BigInt(Math.min(store.maximum, Number(byStore)));
  const addOns = lines
    .flatMap((line) => line.addOns)
    .reduce((sum, one) => sum + BigInt(one.price) * BigInt(one.quantity), 0n);
  const subtotal = allGoods + addOns - others - most;
  const wanted = coupon.type === 'percent' ? half(subtotal * BigInt(coupon.value), 10_000n) : BigInt(coupon.value);
  const smallest = [wanted, subtotal, coupon.maximum === null ? wanted : BigInt(coupon.maximum)].reduce((a, b) =>
    a < b ? a : b,
  );
  const net = subtotal - smallest;
  const taxed = tax.isIncluded
    ? half(net * BigInt(tax.percent), BigInt(10_000 + tax.percent))
    : half(net * BigInt(tax.percent), 10_000n);
  const byKm = BigInt(Math.round((metres * rates.perKmMinor) / 1_000));
  const bounded = byKm < 200n ? 200n : byKm > 900n ? 900n : byKm;
  const delivery = threshold !== null && subtotal >= BigInt(threshold) ? 0n : bounded;
  return [subtotal, smallest, taxed, delivery, net + (tax.isIncluded ? 0n : taxed) + delivery + BigInt(tip)];
}

type Wild = {
  lines: LineFacts[];
  store: StoreDiscount;
  coupon: { type: 'percent' | 'amount'; value: number; maximum: number | null };
  tax: { percent: number; isIncluded: boolean };
  metres: number;
  tip: number;
  threshold: number | null;
};

/** Prices in a currency with this number of decimals. */
function wildCarts(digits: number): fc.Arbitrary<Wild> {
  const money = fc.oneof(fc.nat(200 * 10 ** digits), fc.constantFrom(0, 1, 3333, 99_999_999));
  const discount = fc.oneof(
    fc.record({ type: fc.constant('percent' as const), value: fc.nat(10_000) }),
    fc.record({ type: fc.constant('amount' as const), value: money }),
  );
  const line = fc.record({
    basePrice: money,
    optionPrices: fc.array(money, { maxLength: 3 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    addOns: fc.array(fc.record({ price: money, quantity: fc.integer({ min: 1, max: 9 }) }), { maxLength: 2 }),
    own: discount,
    flash: fc.option(discount, { freq: 4 }),
  });
  return fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    store: fc.record({ percent: fc.nat(10_000), minimum: money, maximum: fc.option(money) }),
    coupon: fc.tuple(discount, fc.option(money)).map(([given, maximum]) => ({ ...given, maximum })),
    tax: fc.record({ percent: fc.nat(10_000), isIncluded: fc.boolean() }),
    metres: fc.nat(20_000),
    tip: money,
    threshold: fc.option(money),
  });
}

test.each([0, 2, 3])(
  'T07 T08 ten thousand carts with %i decimals match a second calculation, to the unit and never below zero',
  (digits) => {
    fc.assert(
      fc.property(wildCarts(digits), (wild) => {
        const bill = orderTotal({
          lines: pricedLines(wild.lines, wild.store),
          coupon: { kind: 'amount_off', ...wild.coupon },
          firstOrder: null,
          tax: wild.tax,
          delivery: to(wild.metres),
          freeDeliveryOver: wild.threshold,
          tip: wild.tip,
          additionalCharge: 0,
        });
        const { subtotal, coupon, tax, delivery, total } = bill;
        const told = [subtotal, coupon.minor, tax.minor, delivery.minor, total.minor];
        expect(told.map(BigInt)).toEqual(oracle(wild));
        expect(Math.min(...told)).toBeGreaterThanOrEqual(0);
        const lineSum = pricedLines(wild.lines, wild.store).reduce((sum, line) => sum + line.total, 0);
        expect(lineSum).toBe(subtotal);
      }),
      { numRuns: 3_400 },
    );
  },
);
