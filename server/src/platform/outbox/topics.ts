/**
 * What somebody listens to, in any process: the tool that moves an order tells of it and listens to nothing itself. The
 * rest is kept as it was told, and waits for nobody.
 */
const heardTopics = ['order.status_changed'] as const;

export type HeardTopic = (typeof heardTopics)[number];

export function isHeard(topic: string): topic is HeardTopic {
  return (heardTopics as readonly string[]).includes(topic);
}
