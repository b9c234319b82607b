import type { Language } from '@rialto/contract/http/languages.ts';
import type { TextKey } from '@rialto/texts/text.ts';
import { textOf } from '../texts.ts';
import type {
  GuestMessageKind,
  MessageKind,
  OrderMessageKind,
  OutgoingMessage,
  RenderedMessage,
} from './outgoing-message.ts';

type TextKind = Exclude<MessageKind, GuestMessageKind> | 'order_priced_guest';

const keys: Record<TextKind, { subject: TextKey; text: TextKey }> = {
  sign_up_code: { subject: 'message.sign_up_code.subject', text: 'message.sign_up_code.text' },
  reset_code: { subject: 'message.reset_code.subject', text: 'message.reset_code.text' },
  link_code: { subject: 'message.link_code.subject', text: 'message.link_code.text' },
  account_exists: { subject: 'message.account_exists.subject', text: 'message.account_exists.text' },
  password_changed: { subject: 'message.password_changed.subject', text: 'message.password_changed.text' },
  order_placed: { subject: 'message.order.subject', text: 'message.order_placed.text' },
  order_confirmed: { subject: 'message.order.subject', text: 'message.order_confirmed.text' },
  order_ready: { subject: 'message.order.subject', text: 'message.order_ready.text' },
  order_on_the_way: { subject: 'message.order.subject', text: 'message.order_on_the_way.text' },
  order_delivered: { subject: 'message.order.subject', text: 'message.order_delivered.text' },
  order_canceled: { subject: 'message.order.subject', text: 'message.order_canceled.text' },
  order_failed: { subject: 'message.order.subject', text: 'message.order_failed.text' },
  order_priced: { subject: 'message.order.subject', text: 'message.order_priced.text' },
  order_priced_guest: { subject: 'message.order.subject', text: 'message.order_priced_guest.text' },
  order_refunded: { subject: 'message.order.subject', text: 'message.order_refunded.text' },
  order_refund_refused: { subject: 'message.order.subject', text: 'message.order_refund_refused.text' },
  parcel_confirmed: { subject: 'message.order.subject', text: 'message.parcel_confirmed.text' },
  parcel_on_the_way: { subject: 'message.order.subject', text: 'message.parcel_on_the_way.text' },
  parcel_delivered: { subject: 'message.order.subject', text: 'message.parcel_delivered.text' },
  staff_invitation: { subject: 'message.staff_invitation.subject', text: 'message.staff_invitation.text' },
  staff_reset: { subject: 'message.staff_reset.subject', text: 'message.staff_reset.text' },
  parcel_link: { subject: 'message.parcel_link.subject', text: 'message.parcel_link.text' },
};

export function renderMessage(
  message: OutgoingMessage,
  { shopName, publicUrl }: { shopName: (language: Language) => string; publicUrl: string },
): RenderedMessage {
  const { channel, to, kind, code, name, language } = message;
  const params = { code: code ?? '', name: name ?? '', shop: shopName(language) };
  if (!isToGuest(kind)) return { channel, to, ...messageTexts(kind, language, params) };
  const { subject, text } = messageTexts(textKindOf(kind), language, params);
  const link = textOf('message.order_link', language, { url: orderUrl(message, publicUrl) });
  return { channel, to, subject, text: `${text} ${link}` };
}

const GUEST = 'guest_';

function isToGuest(kind: MessageKind): kind is GuestMessageKind {
  return kind.startsWith(GUEST);
}

/** A guest has no list of orders, in which customers find the price. */
function textKindOf(kind: GuestMessageKind): TextKind {
  return kind === 'guest_order_priced' ? 'order_priced_guest' : (kind.slice(GUEST.length) as OrderMessageKind);
}

/** A price is answered by the guest who ordered, on their own page of the order. */
function orderUrl(message: OutgoingMessage, publicUrl: string): string {
  if (message.kind !== 'guest_order_priced') return trackingUrl(message, publicUrl);
  const url = new URL('/order-placed', publicUrl);
  url.search = new URLSearchParams({ order_id: message.code ?? '' }).toString();
  return url.href;
}

/** Opens the order for the contact that was written to. The page takes both out of the URL (trust.md T98). */
function trackingUrl({ to, code }: OutgoingMessage, publicUrl: string): string {
  const url = new URL('/track-order', publicUrl);
  url.search = new URLSearchParams({ order_id: code ?? '', contact_number: to }).toString();
  return url.href;
}

/** Subject and text of a kind of message. */
export function messageTexts(
  kind: TextKind,
  language: Language,
  params: { code: string; name?: string; shop: string },
): Pick<RenderedMessage, 'subject' | 'text'> {
  const { subject, text } = keys[kind];
  return { subject: textOf(subject, language, params), text: textOf(text, language, params) };
}
