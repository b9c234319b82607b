/** What stores of a trade say about themselves; each store says one of it. */
export type Abouts<Trade extends string> = Record<Trade, readonly (readonly [en: string, ar: string])[]>;
