import Type from 'typebox';
import { stream, type StreamEvent } from '../http/stream.ts';
import { chatSender } from '../shapes/chat.ts';
import { orderStatuses, type OrderStatus } from '../shapes/enums.ts';
import { moment, orNull } from '../shapes/fields.ts';
import { longId, orderId } from '../shapes/ids.ts';

const status = Type.Unsafe<OrderStatus>(Type.Union(orderStatuses.map((name) => Type.Literal(name))));
const aboutOrder = Type.Object({ order_id: orderId });
const nothing = Type.Object({});

/**
 * Everything that its caller may see, while a page is open. Events carry ids and facts; pages read the rest by calls, so
 * that rights and language are decided in one place.
 */
export const live = stream({
  path: '/live',
  group: 'live',
  summary:
    'What happens to the caller’s orders and conversations, as server-sent events. Last-Event-ID resumes; the event reset asks the client to read everything again.',
  callers: ['customer', 'guest', 'order', 'courier', 'staff'],
  limit: 'live',
  refuses: ['token_invalid', 'guest_unknown', 'order_unknown', 'overloaded'],
  events: {
    order_status: Type.Object({ order_id: orderId, order_status: status, at: moment }),
    /** A courier was assigned, accepted, or changed. */
    courier_changed: aboutOrder,
    /** Not repeated after a reconnection. */
    courier_position: Type.Object({
      order_id: orderId,
      latitude: Type.Number(),
      longitude: Type.Number(),
      heading: orNull(Type.Number()),
      at: moment,
    }),
    order_late: aboutOrder,
    message: Type.Object({
      conversation_id: longId,
      message_id: longId,
      from: chatSender,
    }),
    /** One side of a conversation has seen the messages of the other, up to this one. */
    messages_seen: Type.Object({
      conversation_id: longId,
      message_id: longId,
      by: Type.Union([Type.Literal('customer'), Type.Literal('party')]),
    }),
    /** Shown as a toast (MSG-02). */
    notice: Type.Object({
      type: Type.Union([Type.Literal('message'), Type.Literal('order_status'), Type.Literal('referral_code')]),
      order_id: Type.Optional(orderId),
      conversation_id: Type.Optional(longId),
      /** Who wrote the message. */
      sender_type: Type.Optional(chatSender),
      /** The store or courier that wrote; the shop and customers have no id here. */
      sender_id: Type.Optional(Type.Integer()),
      order_status: Type.Optional(status),
    }),
    /** The money or the points of a customer changed. */
    wallet_changed: nothing,
    /** The stops of a courier changed. */
    run_changed: nothing,
    /** Events may have been missed: read again what is shown. */
    reset: nothing,
  },
});

export type LiveEvent = StreamEvent<typeof live>;
export type LiveEventName = LiveEvent['name'];
export type LiveEventData<Name extends LiveEventName> = Extract<LiveEvent, { name: Name }>['data'];
