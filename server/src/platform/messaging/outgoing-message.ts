import type { Language } from '@rialto/contract/http/languages.ts';

export type Channel = 'email' | 'sms';
export type OrderMessageKind =
  | 'order_placed'
  | 'order_confirmed'
  | 'order_ready'
  | 'order_on_the_way'
  | 'order_delivered'
  | 'order_canceled'
  | 'order_failed'
  | 'order_priced'
  | 'order_refunded'
  | 'order_refund_refused'
  | 'parcel_confirmed'
  | 'parcel_on_the_way'
  | 'parcel_delivered';
/** To a guest, with the link to the order's live page. */
export type GuestMessageKind = `guest_${OrderMessageKind}`;
export type MessageKind =
  | 'sign_up_code'
  | 'reset_code'
  | 'link_code'
  | 'account_exists'
  | 'password_changed'
  | 'parcel_link'
  | 'staff_invitation'
  | 'staff_reset'
  | OrderMessageKind
  | GuestMessageKind;

/** A message as it is queued, before its text is rendered. */
export type OutgoingMessage = {
  channel: Channel;
  to: string;
  kind: MessageKind;
  /** The order number in a message about an order, the URL in one with a link. */
  code: string | null;
  /** Who it is about or from, such as the sender of a parcel. */
  name?: string | null;
  language: Language;
};

/** A message with its text in the language of the recipient. */
export type RenderedMessage = { channel: Channel; to: string; subject: string; text: string };

/** Sends one message or throws. A retry passes the same id. */
export type Sender = (message: RenderedMessage, id: string) => Promise<void>;
