import type { Caller } from '@rialto/api-client/caller.ts';
import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { listRunConversations, seeRunMessages, sendRunMessage } from '@rialto/contract/calls/chat/courier-messages.ts';
import {
  listStaffConversations,
  seeStaffMessages,
  sendStaffMessage,
} from '@rialto/contract/calls/chat/staff-conversations.ts';
import type { BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import type { ChatMessage } from '@rialto/contract/shapes/chat.ts';
import { answerTo, type Answerer } from './answers.ts';
import { between, chance } from './chance.ts';
import type { PlayedCourier } from './play-couriers.ts';
import { SeenSince } from './seen-since.ts';
import { SECOND_MS, type Simulation } from './simulation.ts';
import type { TakenOver } from './taken-over.ts';

const CHECK_MS = 4 * SECOND_MS;
/** Not faster in a fast simulation: the customer is a person who reads. */
const ANSWER_SECONDS = [5, 15] as const;
/** Some messages are read and not answered. */
const UNANSWERED = 0.15;
const MOST_AT_ONCE = 50;

type Unread = { id: number | null; language: string; last_message: ChatMessage | null; unread_message_count: number };
type Reply = { about: number; see(upTo: number): Promise<unknown>; send(text: string): Promise<unknown> };

/** Lets stores and couriers answer customers, in the customer's language. */
export function chatPlayer(
  { clock, seed }: Simulation,
  { kitchen, takenOver, ownOrders }: { kitchen: Caller; takenOver: TakenOver; ownOrders: ReadonlySet<number> },
) {
  const seen = new SeenSince();
  let checkedAt = 0;

  async function answer(conversation: Unread, answerer: Answerer, reply: Reply): Promise<void> {
    const { id, language, last_message: last } = conversation;
    if (id === null || last?.sender_type !== 'customer' || conversation.unread_message_count === 0) return;
    const now = clock();
    const since = seen.since(id, String(last.id), now);
    const about = `${reply.about} ${last.id}`;
    if (now.getTime() - since.getTime() < between(seed, 'typing', about, ANSWER_SECONDS) * SECOND_MS) return;
    await reply.see(last.id);
    if (chance(seed, 'unanswered', about) < UNANSWERED) return;
    await reply.send(answerTo({ about, text: last.message, read: language }, answerer, seed));
  }

  async function playStores(): Promise<void> {
    const { conversations } = await kitchen(listStaffConversations, { query: { list: 'unread', limit: MOST_AT_ONCE } });
    for (const conversation of conversations) {
      const { id, receiver_id: storeId } = conversation;
      if (id === null || storeId === null || takenOver.has(storeId, clock())) continue;
      await answer(conversation, 'store', {
        about: storeId,
        see: (upTo) => kitchen(seeStaffMessages, { params: { id }, body: { message_id: upTo } }),
        send: (text) => kitchen(sendStaffMessage, { params: { id }, body: { message: text } }),
      });
    }
  }

  async function playCourier({ call }: PlayedCourier, orders: readonly BoardOrder[]): Promise<void> {
    const { conversations } = await call(listRunConversations, {});
    for (const conversation of conversations) {
      const order_id = conversation.order_id;
      const isOnWay = orders.some(({ id, order_status }) => id === order_id && order_status === 'picked_up');
      await answer(conversation, isOnWay ? 'courier_on_way' : 'courier', {
        about: order_id,
        see: (upTo) => call(seeRunMessages, { params: { order_id }, body: { message_id: upTo } }),
        send: (text) => call(sendRunMessage, { params: { order_id }, body: { message: text } }),
      });
    }
  }

  return async (couriers: readonly PlayedCourier[], orders: readonly BoardOrder[]): Promise<void> => {
    if (clock().getTime() - checkedAt < CHECK_MS) return;
    checkedAt = clock().getTime();
    // The simulated customers do not write.
    const ofOthers = orders.filter(({ id, courier }) => courier && !ownOrders.has(id));
    const busy = new Set(ofOthers.map(({ courier }) => courier?.id));
    const plays = couriers.filter(({ id }) => busy.has(id)).map((courier) => () => playCourier(courier, ofOthers));
    for (const play of [playStores, ...plays])
      await play().catch((thrown: unknown) => {
        // Somebody else has taken the courier over, or the conversation has ended.
        if (!(thrown instanceof CallRefused)) throw thrown;
      });
    seen.sweep();
  };
}
