import { deliver, markDeliveredBy, placeOrderOf } from '../delivered-orders.ts';
import { NOON } from '../ordering-shop.ts';
import { addCourierOnShift } from '../people.ts';
import type { AuditedExample, AuditedExamples, AuditedWorld } from './audited-world.ts';

const courier = { f_name: 'Omar', l_name: 'Said', vehicle: 'bicycle', zone_id: 1 };
const about = (leaves: AuditedExample['leaves'], run: AuditedExample['run']): AuditedExample => ({ leaves, run });

async function review({ shop, sql }: AuditedWorld): Promise<number> {
  const buyer = await shop.customer();
  const orderId = await placeOrderOf(shop, buyer);
  const { id } = await addCourierOnShift(sql);
  await deliver(sql, orderId, NOON);
  await markDeliveredBy(sql, id, orderId, NOON);
  const form = { order_id: orderId, item_id: 1, rating: 1, comment: 'Too salty' };
  const answer = await shop.post('/items/reviews/submit', form, buyer.headers);
  return answer.json<{ review: { id: number } }>().review.id;
}

async function conversation({ shop }: AuditedWorld): Promise<number> {
  const buyer = await shop.customer();
  await placeOrderOf(shop, buyer);
  const letter = { receiver_type: 'store', receiver_id: 1, message: 'Hello' };
  const sent = await shop.post('/customer/message/send', letter, buyer.headers);
  return sent.json<{ sent: { conversation_id: number } }>().sent.conversation_id;
}

const customerId = async ({ shop }: AuditedWorld) => (await shop.customer()).id;

export const peopleExamples: AuditedExamples = {
  addCourier: about('added', ({ run }) => run('addCourier', { ...courier, phone: '+201005550001' })),
  changeCourier: about('changed', async ({ made, run }) => {
    const { id } = await made('addCourier', { ...courier, phone: '+201005550002' });
    return run('changeCourier', { ...courier, id, phone: '+201005550003', is_active: 1 });
  }),
  renewCourierLink: about('changed', async ({ made, run }) => {
    const { id } = await made('addCourier', { ...courier, phone: '+201005550004' });
    return run('renewCourierLink', { id });
  }),
  revokeCourierLink: about('changed', async ({ sql, run }) =>
    run('revokeCourierLink', { id: (await addCourierOnShift(sql)).id }),
  ),
  blockCustomer: about('changed', async (world) =>
    world.run('blockCustomer', { id: await customerId(world), reason: 'Fraud' }),
  ),
  unblockCustomer: about('changed', async (world) => {
    const id = await customerId(world);
    await world.made('blockCustomer', { id, reason: 'Fraud' });
    return world.run('unblockCustomer', { id });
  }),
  adjustWallet: about('changed', async ({ shop, newOwner }) => {
    const [{ id }, owner] = [await shop.customer(), await newOwner()];
    return shop.http.inject({
      method: 'POST',
      url: `/api/v1/console/customers/${id}/wallet`,
      headers: { ...owner.headers, 'idempotency-key': `adjust-${id}` },
      payload: { unit: 'money', amount: 5, reason: 'Goodwill' },
    });
  }),
  markContactMessage: about('changed', async ({ sql, run }) => {
    const id = '0b6f6b1e-4a0c-4f27-9a7e-2f8f8f4f9d11';
    await sql`
      insert into contact_messages (id, name, email, topic, message, language)
      values (${id}, 'Mariam', 'm@example.com', 'order', 'Where is my order?', 'en')`;
    return run('markContactMessage', { id, is_answered: 1 });
  }),
  replyToReview: about('changed', async (world) => world.run('replyToReview', { id: await review(world) })),
  hideReview: about('changed', async (world) =>
    world.run('hideReview', { id: await review(world), reason: 'Not about the food' }),
  ),
  showReview: about('changed', async (world) => {
    const id = await review(world);
    await world.made('hideReview', { id, reason: 'Not about the food' });
    return world.run('showReview', { id });
  }),
  sendStaffMessage: about('added', async (world) =>
    world.run('sendStaffMessage', { id: await conversation(world), message: 'Good evening' }),
  ),
};
