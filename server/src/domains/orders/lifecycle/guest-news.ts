import type {
  GuestMessageKind,
  OrderMessageKind,
  OutgoingMessage,
} from '../../../platform/messaging/outgoing-message.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import type { Limit, Throttle } from '../../../platform/throttle/throttle.ts';
import type { NewsFacts } from './order-news.sql.ts';

/** The steps that matter to somebody without an account. All else is on the page that the link opens. */
const kinds: ReadonlySet<OrderMessageKind> = new Set([
  'order_confirmed',
  'order_ready',
  'order_on_the_way',
  'order_delivered',
  'order_canceled',
  'order_failed',
  'order_priced',
  'parcel_confirmed',
  'parcel_on_the_way',
  'parcel_delivered',
]);

/** Anybody can name any contact, so a stranger's phone must not ring all day. */
const newsPerContact: Limit = { name: 'news to a guest', most: 20, perMs: 86_400_000, kind: 'guard' };

/** What a guest is sent, by email if the order has an address; null if nothing, or if the contact got enough today. */
export async function guestNews(
  { phone, email, language }: NewsFacts,
  kind: OrderMessageKind,
  throttle: Throttle,
): Promise<Pick<OutgoingMessage, 'channel' | 'to' | 'language' | 'kind'> | null> {
  const to = email ?? phone;
  if (to === null || !kinds.has(kind)) return null;
  const isEnough = await throttle.attempt(newsPerContact, to).then(
    () => false,
    (thrown: unknown) => {
      if (!(thrown instanceof RefusalError)) throw thrown;
      return true;
    },
  );
  if (isEnough) return null;
  const guestKind: GuestMessageKind = `guest_${kind}`;
  return { channel: email === null ? 'sms' : 'email', to, language: language ?? 'en', kind: guestKind };
}
