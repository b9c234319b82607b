/**
 * Events that some process subscribes to. The list is static because `npm run order` publishes without subscribing;
 * all other events are stored as delivered.
 */
const subscribedTopics = [
  'order.placed',
  'order.paid',
  'order.status_changed',
  'chat.message_sent',
  'chat.messages_seen',
  'order.courier_changed',
  'order.late',
  'order.prep_time_changed',
  'order.refund_granted',
  'order.priced',
  'order.price_accepted',
  'order.parcel_link_changed',
  'courier.link_ended',
  'identity.rights_ended',
  'wallet.changed',
  'referral.joined',
] as const;

export type SubscribedTopic = (typeof subscribedTopics)[number];

export function hasSubscriber(topic: string): topic is SubscribedTopic {
  return (subscribedTopics as readonly string[]).includes(topic);
}
