/** Descriptions of stores by trade; each store uses one. */
export type Abouts<Trade extends string> = Record<Trade, readonly (readonly [en: string, ar: string])[]>;
