import type { ConversationId } from '@rialto/database/ids.ts';

/** What a browser is sent; the service worker shows it and opens `path` when it is pressed. */
export type PushNotice = NoticeText & { lang: string; dir: 'ltr' | 'rtl' };

/** A notice in one language. */
export type NoticeText = {
  type: 'message' | 'order_status' | 'referral_code' | 'test';
  title: string;
  body: string;
  path: string;
  /** A notice replaces an earlier one with the same tag. */
  tag: string;
};

/** What waits in push_out: a notice about a message is not sent if the message was seen meanwhile. */
export type QueuedNotice = PushNotice & { message?: MessageName };
export type MessageName = { conversationId: ConversationId; messageId: number };
