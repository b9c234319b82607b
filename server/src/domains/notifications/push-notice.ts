/** What a browser is sent; the service worker shows it and opens `path` when it is pressed. */
export type PushNotice = {
  type: 'message' | 'order_status' | 'referral_code';
  title: string;
  body: string;
  path: string;
  /** A notice replaces an earlier one with the same tag. */
  tag: string;
};
