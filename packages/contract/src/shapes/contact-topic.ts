/** What a visitor may write to the shop about. */
export const contactTopics = ['order', 'account', 'store', 'courier', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** How much of each a message may have; the form and the call keep to the same. */
export const contactLimits = { name: 80, message: { least: 10, most: 2_000 } } as const;
