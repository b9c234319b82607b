import sharp from 'sharp';
import { deliver, placeOrderOf } from '../delivered-orders.ts';
import { multipart } from '../multipart.ts';
import { NOON } from '../ordering-shop.ts';
import { addCourierOnShift } from '../people.ts';
import { addCategory, addItem } from '../small-catalogue.ts';
import { addStore } from '../small-world.ts';
import type { AuditedExample, AuditedExamples, AuditedWorld } from './audited-world.ts';

const placed = async ({ shop }: AuditedWorld) => placeOrderOf(shop, await shop.customer());

/** A call about an order that waits for the store. */
const aboutNewOrder = (name: string, named: object, isConfirmed = false): AuditedExamples => ({
  [name]: {
    leaves: 'changed',
    run: async (world) => {
      const id = await placed(world);
      if (isConfirmed) await world.made('stepBoardOrder', { id, to: 'confirmed' });
      return world.run(name, { id, ...named });
    },
  },
});

/** A delivered order whose customer asks for the money. */
async function askedBack({ shop, sql }: AuditedWorld): Promise<number> {
  const buyer = await shop.customer();
  const id = await placeOrderOf(shop, buyer);
  await deliver(sql, id, NOON);
  await shop.post('/customer/order/refund-request', { order_id: id, customer_reason: 'Cold' }, buyer.headers);
  return id;
}

async function offered({ sql, made }: AuditedWorld, id: number): Promise<void> {
  await made('stepBoardOrder', { id, to: 'confirmed' });
  const courier = await addCourierOnShift(sql);
  await made('offerOrder', { id, courier_id: courier.id });
}

async function prescription({ shop, sql }: AuditedWorld): Promise<number> {
  await sql`insert into modules (id, module_type, name_en) values (40, 'pharmacy', 'Pharmacy')`;
  await sql`insert into module_zones (module_id, zone_id) values (40, 1)`;
  await addStore(sql, { id: 40, module: 40 });
  await sql`update stores set takes_prescriptions = true where id = 40`;
  await addCategory(sql, { id: 40, module: 40 });
  await addItem(sql, { id: 400, store: 40, category: 40, priceMinor: 450, stock: 10 });
  const picture = { create: { width: 60, height: 80, channels: 3, background: 'white' } } as const;
  const fields = {
    store_id: '40',
    order_type: 'take_away',
    contact_person_name: 'Mariam Adel',
    contact_person_number: '+201001234567',
  };
  const form = multipart([
    ...Object.entries(fields).map(([name, value]) => ({ name, value })),
    { name: 'order_attachment[]', bytes: await sharp(picture).jpeg().toBuffer() },
  ]);
  const buyer = await shop.customer();
  const url = '/api/v1/customer/order/prescription/place';
  const headers = { ...form.headers, ...buyer.headers };
  const answer = await shop.http.inject({ method: 'POST', url, headers, payload: form.payload });
  return answer.json<{ order_id: number }>().order_id;
}

const decidePayment: AuditedExample = {
  leaves: 'changed',
  run: async ({ shop, sql, run }) => {
    await sql`
      insert into offline_payment_methods (id, name_en, details, questions)
      values (9, 'Transfer', '[]', '[{"key":"reference","label":{"en":"Reference"},"isRequired":true}]')
      on conflict do nothing`;
    const buyer = await shop.customer();
    await shop.add(buyer, { item_id: 1 });
    const { order_id: id } = (await shop.order(buyer, { payment_method: 'offline_payment' })).json<{
      order_id: number;
    }>();
    const form = multipart([
      { name: 'order_id', value: String(id) },
      { name: 'method_id', value: '9' },
      { name: 'answers', value: '[{"customer_input":"reference","value":"778"}]' },
    ]);
    const url = '/api/v1/customer/order/offline-payment';
    const headers = { ...form.headers, ...buyer.headers };
    await shop.http.inject({ method: 'POST', url, headers, payload: form.payload });
    return run('decidePayment', { id, decision: 'approve' });
  },
};

export const orderExamples: AuditedExamples = {
  ...aboutNewOrder('stepBoardOrder', { to: 'confirmed' }),
  ...aboutNewOrder('changePrepTime', { prep_minutes: 33 }, true),
  offerOrder: {
    leaves: 'changed',
    run: async (world) => {
      const id = await placed(world);
      await world.made('stepBoardOrder', { id, to: 'confirmed' });
      const courier = await addCourierOnShift(world.sql);
      return world.run('offerOrder', { id, courier_id: courier.id });
    },
  },
  withdrawOrder: {
    leaves: 'changed',
    run: async (world) => {
      const id = await placed(world);
      await offered(world, id);
      return world.run('withdrawOrder', { id });
    },
  },
  grantRefund: {
    leaves: 'changed',
    run: async (world) =>
      world.run('grantRefund', { id: await askedBack(world), amount: 5, to: 'wallet', refunded: 0 }),
  },
  refuseRefund: {
    leaves: 'changed',
    run: async (world) => world.run('refuseRefund', { id: await askedBack(world), reason: 'Eaten' }),
  },
  pricePrescription: {
    leaves: 'changed',
    run: async (world) =>
      world.run('pricePrescription', {
        id: await prescription(world),
        lines: [{ item_id: 400, quantity: 2, price: 4 }],
      }),
  },
  decidePayment,
};
