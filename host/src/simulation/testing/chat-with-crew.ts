import type { Caller } from '@rialto/api-client/caller.ts';
import { readConversation, sendMessage } from '@rialto/contract/calls/chat/messages.ts';
import { listPopularItems } from '@rialto/contract/calls/items.ts';
import { placeOrder } from '@rialto/contract/calls/placing.ts';

const delivery = {
  order_type: 'delivery',
  latitude: 33,
  longitude: 27,
  address: '12 Harbour Street',
  contact_person_name: 'Salma Nabil',
  contact_person_number: '+201001234567',
  payment_method: 'cash_on_delivery',
} as const;

/** Places an order of the first dish that can be ordered: some stores refuse it, such as those with a higher minimum. */
export async function orderSomething(call: Caller): Promise<number> {
  const { products } = await call(listPopularItems, { query: { limit: 50 } });
  for (const { id } of products.filter(({ has_options, available_now }) => has_options === 0 && available_now === 1)) {
    const body = { ...delivery, source: 'buy_now', line: { item_id: id, quantity: 5 } } as const;
    const placed = await call(placeOrder, { body, idempotencyKey: `salma-nabil-${id}` }).catch(() => null);
    if (placed) return placed.order_id;
  }
  throw new Error('Nothing can be ordered right now');
}

export type ChatPartner = { receiver_type: 'store' | 'delivery_man'; receiver_id: number };

/** Writes until an answer comes, because some messages are not answered. `wait` passes a minute. */
export async function answerOf(call: Caller, partner: ChatPartner, wait: () => Promise<void>): Promise<string> {
  for (let tries = 0; tries < 6; tries += 1) {
    await call(sendMessage, { body: { ...partner, message: 'أنا عند المدخل الخلفي' } });
    await wait();
    const { messages } = await call(readConversation, { query: partner });
    const answer = messages.find(({ sender_type }) => sender_type === partner.receiver_type);
    if (answer) return answer.message;
  }
  return '';
}
