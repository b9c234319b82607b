import type { readReceivedParcel } from '@rialto/contract/calls/parcels.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { CONTENT, NOTE, openParcelShop, receiver, sender, type ParcelShop } from '../../../testing/crew/parcel-shop.ts';
import { mailOf } from '../../../testing/mailbox.ts';
import { codeOf, type Buyer } from '../../../testing/ordering-shop.ts';
import type { TestCourier } from '../../../testing/people.ts';
import { HOUR_MS, MINUTE_MS } from '../../../testing/time.ts';

let shop: ParcelShop;
beforeAll(async () => {
  shop = await openParcelShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  expect((await findBreaches(shop.sql)).filter(({ number }) => number !== 12)).toEqual([]);
});

type ParcelReply = Reply<typeof readReceivedParcel>;
type Link = { authorization: string; 'x-localization'?: string };
const messageOf = (answer: { json: <T>() => T }) => answer.json<{ errors: { message: string }[] }>().errors[0]?.message;
const read = (link: Link) => shop.get('/parcel/receive', link);
const received = async (link: Link) => (await read(link)).json<ParcelReply>();
const wish = (link: Link, body: object) => shop.post('/parcel/receive/wish', body, link);
const changeLink = (orderId: number, buyer: Buyer, isActive: 0 | 1) =>
  shop.post('/customer/order/parcel-link', { order_id: orderId, is_active: isActive, ...buyer.guest }, buyer.headers);
const report = (courier: TestCourier, latitude: number, longitude: number) =>
  shop.post(
    '/courier/position',
    { points: [{ latitude, longitude, at: shop.time.now().toISOString() }] },
    courier.headers,
  );

/** Everything about the sender except the first name, and what the parcel is. */
const secrets = [
  ...[sender.name, 'Adelsender', sender.phone, sender.address, sender.house, sender.floor, sender.road, sender.note],
  ...[String(sender.lat), CONTENT, NOTE, receiver.phone],
];

test('PAR-04 the receiver sees by the link where the parcel is, and nothing about the sender but a first name', async () => {
  const courier = await shop.addCourier();
  const { orderId, buyer, assignmentId } = await shop.acceptedParcel(courier, { payer: 'receiver' });
  const link = await shop.linkOf(orderId, buyer);
  // At the door of the sender.
  await report(courier, sender.lat, sender.lng);
  const bodies: string[] = [];
  const look = async () => {
    const answer = await read(link);
    bodies.push(answer.body);
    return answer.json<ParcelReply>();
  };
  expect(await look()).toMatchObject({
    order_id: orderId,
    order_status: 'accepted',
    sender_name: 'Mariam',
    receiver_name: 'Omar',
    name: 'Documents',
    address: receiver.address,
    delivery_man: { f_name: 'Karim', lat: null, lng: null },
    route: null,
    cash_to_pay: 5,
    can_choose: 1,
    wish: null,
  });
  expect(codeOf(await shop.act(courier, assignmentId, 'pick_up'))).toBe('ok');
  expect(await look()).toMatchObject({ order_status: 'picked_up', route: null, delivery_man: { lat: null } });
  shop.time.pass(60_000);
  await report(courier, 33.118, sender.lng);
  const moving = await look();
  expect(moving).toMatchObject({ delivery_man: { lat: 33.118, lng: sender.lng }, cash_to_pay: 5 });
  expect(moving.route?.distance).toBeGreaterThan(0);
  expect(moving.arrival).not.toBeNull();

  expect(codeOf(await shop.act(courier, assignmentId, 'deliver'))).toBe('ok');
  const after = await look();
  expect(after).toMatchObject({
    ...{ order_status: 'delivered', address: null, latitude: null, longitude: null, arrival: null, delivery_man: null },
    ...{ route: null, cash_to_pay: 0, handover_code: null, wish: null, can_choose: 0, tracking_token: null },
  });
  expect([after.confirmed, after.picked_up, after.delivered]).not.toContain(null);
  for (const body of bodies) for (const secret of secrets) expect(body).not.toContain(secret);
});

test('PAR-04 the amount is shown only to a receiver who pays', async () => {
  const { orderId, buyer } = await shop.parcel({ payer: 'sender' });
  expect(await received(await shop.linkOf(orderId, buyer))).toMatchObject({ cash_to_pay: 0 });
});

test('PAR-04 a link ends when it is revoked or replaced, and one hour after the end of the parcel', async () => {
  const courier = await shop.addCourier();
  const { orderId, buyer, assignmentId } = await shop.acceptedParcel(courier);
  const first = await shop.linkOf(orderId, buyer);
  expect(codeOf(await read(first))).toBe('ok');
  expect((await changeLink(orderId, buyer, 0)).json()).toEqual({ receiver_link: null });
  expect(codeOf(await read(first))).toBe('receiver_link_unknown');
  expect(codeOf(await wish(first, { wish: 'door' }))).toBe('receiver_link_unknown');
  expect((await shop.detail(orderId, buyer)).parcel_details?.receiver_link).toBeNull();
  // Revoking again changes nothing.
  expect((await changeLink(orderId, buyer, 0)).json()).toEqual({ receiver_link: null });

  const { receiver_link } = (await changeLink(orderId, buyer, 1)).json<{ receiver_link: string }>();
  expect(receiver_link).toMatch(/\/receive#\d{9}-2-[\w-]{32}$/);
  const second = await shop.linkOf(orderId, buyer);
  expect([codeOf(await read(first)), codeOf(await read(second))]).toEqual(['receiver_link_unknown', 'ok']);
  await changeLink(orderId, buyer, 1);
  expect(codeOf(await read(second))).toBe('receiver_link_unknown');

  const third = await shop.linkOf(orderId, buyer);
  for (const step of ['pick_up', 'deliver']) expect(codeOf(await shop.act(courier, assignmentId, step))).toBe('ok');
  shop.time.pass(HOUR_MS - 1);
  expect(codeOf(await read(third))).toBe('ok');
  shop.time.pass(1);
  const ended = await read(third);
  expect([ended.statusCode, codeOf(ended)]).toEqual([410, 'receiver_link_ended']);
  expect((await shop.detail(orderId, buyer)).parcel_details?.receiver_link).toBeNull();
  expect(codeOf(await changeLink(orderId, buyer, 1))).toBe('order_step_refused');
});

test('PAR-04 only the sender of a parcel changes its link', async () => {
  const { orderId, buyer } = await shop.parcel();
  for (const other of [await shop.guest(), await shop.customer()])
    expect(codeOf(await changeLink(orderId, other, 0))).toBe('order_unknown');
  expect(codeOf(await changeLink(await shop.placed(buyer), buyer, 1))).toBe('order_step_refused');
  expect(codeOf(await changeLink(orderId, buyer, 0))).toBe('ok');
});

test('PAR-04 T63 a forged link is refused, and guesses are limited by network address', async () => {
  const { orderId, buyer } = await shop.parcel();
  const link = await shop.linkOf(orderId, buyer);
  const token = link.authorization.slice('Bearer '.length);
  const ask = (sent: string, remoteAddress: string) =>
    shop.http.inject({
      url: '/api/v1/parcel/receive',
      headers: { authorization: `Bearer ${sent}` },
      remoteAddress,
    });
  const forged = [
    token.replace(/^\d/, (digit) => String((Number(digit) + 1) % 10)),
    token.replace('-1-', '-2-'),
    `${token.slice(0, -2)}${token.endsWith('A') ? 'BB' : 'AA'}`,
    'x'.repeat(44),
  ];
  for (const sent of forged) expect(codeOf(await ask(sent, '10.9.9.1'))).toBe('receiver_link_unknown');
  expect(codeOf(await shop.get('/parcel/receive'))).toBe('receiver_link_unknown');
  const answers = [];
  for (let guess = forged.length; guess < 31; guess++) answers.push(codeOf(await ask('x'.repeat(44), '10.9.9.1')));
  expect(answers.filter((code) => code === 'too_many_requests')).toHaveLength(1);
  expect(answers.at(-1)).toBe('too_many_requests');
  // Somebody with a link is not locked out by a guesser in the same network.
  expect(codeOf(await ask(token, '10.9.9.1'))).toBe('ok');
  expect(codeOf(await ask('x'.repeat(44), '10.9.9.2'))).toBe('receiver_link_unknown');
});

test('PAR-04 the receiver says where and when to hand it over, until it is handed over', async () => {
  const courier = await shop.addCourier();
  const { orderId, buyer, assignmentId } = await shop.acceptedParcel(courier);
  const link = await shop.linkOf(orderId, buyer);
  const stop = async () => (await shop.get('/courier/run', courier.headers)).json<{ stops: unknown[] }>().stops[0];
  const at = shop.time.now().toISOString();
  expect((await wish(link, { wish: 'neighbour', note: ' Flat 3, Mona ' })).json()).toMatchObject({
    wish: { wish: 'neighbour', minutes: null, note: 'Flat 3, Mona', at },
  });
  expect(await stop()).toMatchObject({ parcel: { wish: { wish: 'neighbour', note: 'Flat 3, Mona' } } });
  expect((await shop.detail(orderId, buyer)).parcel_details?.wish).toMatchObject({ wish: 'neighbour' });
  expect((await wish(link, { wish: 'later', minutes: 60 })).json()).toMatchObject({
    wish: { wish: 'later', minutes: 60, note: null },
  });
  expect((await wish(link, { wish: 'door', minutes: 15 })).json()).toMatchObject({
    wish: { wish: 'door', minutes: null },
  });
  expect((await wish(link, { wish: null })).json()).toMatchObject({ wish: null });
  expect((await wish(link, { wish: 'later', minutes: 20 })).statusCode).toBe(422);
  expect((await wish(link, { wish: 'roof' })).statusCode).toBe(422);

  await shop.act(courier, assignmentId, 'pick_up');
  expect(codeOf(await wish(link, { wish: 'reception' }))).toBe('ok');
  await shop.act(courier, assignmentId, 'deliver');
  expect(codeOf(await wish(link, { wish: 'door' }))).toBe('order_step_refused');
});

test('PAR-04 while cash is due at the door, nothing is left there', async () => {
  const courier = await shop.addCourier();
  const { orderId, buyer } = await shop.acceptedParcel(courier, { payer: 'receiver' });
  const link = await shop.linkOf(orderId, buyer);
  const refused = await wish(link, { wish: 'door' });
  expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'wish_needs_no_cash']);
  expect(messageOf(await wish({ ...link, 'x-localization': 'ar' }, { wish: 'door' }))).toContain('نقدًا');
  expect(await received(link)).toMatchObject({ cash_to_pay: 5, wish: null });
  for (const other of ['neighbour', 'reception', 'later']) expect(codeOf(await wish(link, { wish: other }))).toBe('ok');
  // The sender pays in cash too, but at pick-up.
  const ofSender = await shop.parcel({ payer: 'sender' });
  expect(codeOf(await wish(await shop.linkOf(ofSender.orderId, ofSender.buyer), { wish: 'door' }))).toBe('ok');
});

test('PAR-04 the receiver gets the link by SMS once, when the parcel is confirmed, with the first name of the sender', async () => {
  const mails = async () => (await mailOf(shop, receiver.phone)).map(({ text }) => text);
  const before = (await mails()).length;
  const guest = await shop.guest();
  const { orderId, buyer } = await shop.parcel({ buyer: { ...guest, headers: { 'x-localization': 'ar' } } });
  expect(await mails()).toHaveLength(before);
  await shop.step(orderId, 'confirmed');
  await expect.poll(async () => (await mails()).length).toBe(before + 1);
  const [text = ''] = (await mails()).filter((one) => one.includes(String(orderId)));
  const link = (await shop.detail(orderId, buyer)).parcel_details?.receiver_link ?? 'none';
  expect(text).toContain(link);
  expect(text).toMatch(/طرد من \u2068Mariam\u2069/u);
  for (const secret of secrets) expect(text).not.toContain(secret);
  const [queued] = await shop.sql<{ code: string | null; name: string | null }[]>`
    select code, name from messages_out where kind = 'parcel_link' order by created_at desc, id limit 1`;
  expect(queued).toEqual({ code: null, name: null });
  await shop.step(orderId, 'accepted');
  const other = await shop.parcel();
  await changeLink(other.orderId, other.buyer, 0);
  await shop.step(other.orderId, 'confirmed');
  const third = await shop.parcel();
  await shop.step(third.orderId, 'confirmed');
  await expect.poll(async () => (await mails()).length).toBe(before + 2);
  expect((await mails()).some((one) => one.includes(String(other.orderId)))).toBe(false);
});

test('PAR-04 a refund between sender and shop does not concern the receiver', async () => {
  const courier = await shop.addCourier();
  const { orderId, buyer, assignmentId } = await shop.acceptedParcel(courier);
  const link = await shop.linkOf(orderId, buyer);
  for (const step of ['pick_up', 'deliver']) await shop.act(courier, assignmentId, step);
  shop.time.pass(MINUTE_MS);
  await shop.sql`update orders set status = 'refund_requested' where id = ${orderId}`;
  await shop.sql`
    insert into order_status_log (order_id, status, moved_by, at)
    values (${orderId}, 'refund_requested', 'customer', ${shop.time.now()})`;
  expect(await received(link)).toMatchObject({ order_status: 'delivered' });
});
