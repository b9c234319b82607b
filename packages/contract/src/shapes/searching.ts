import Type from 'typebox';

/** The five of the specification, then ours: diet, delivery fee and delivery time. */
export const searchFilters = [
  ...(['nearby', 'currently_open', 'top_rated', 'discounted', 'popular'] as const),
  ...(['veg', 'halal', 'free_delivery', 'fast'] as const),
] as const;
export type SearchFilter = (typeof searchFilters)[number];
const oneFilter = `"(${searchFilters.join('|')})"`;

/** A JSON list of filters inside a query. The pattern is linear and bounds the list. */
export const filterList = Type.String({
  pattern: `^\\[(${oneFilter}(,${oneFilter}){0,9})?\\]$`,
  examples: ['["discounted"]'],
});

/** The price slider's range (specification 2, section 9). */
export const PRICE_MAX = 20_000;
export const price = Type.Number({ minimum: 0, maximum: 1_000_000_000, examples: [5] });
export const rating = Type.Number({ minimum: 0, maximum: 5, examples: [4] });

export const dataTypes = ['searched', 'category', 'new', 'brand', 'discounted'] as const;
export type DataType = (typeof dataTypes)[number];
export const dataType = Type.Unsafe<DataType>(
  Type.Union(
    dataTypes.map((name) => Type.Literal(name)),
    { default: 'searched' },
  ),
);
