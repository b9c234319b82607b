import type { Part } from '@rialto/database/part.ts';

/** Columns with the number of reviews per star. Reviews are on a higher floor, so the composition provides them. */
export type RatingCounts = { ofItem(itemId: Part): Part; ofStore(storeId: Part): Part };

/** Counts about an item that higher floors keep: its reviews per star, and the customers who like it. */
export type ItemCounts = { ratings: RatingCounts; favourites(itemId: Part): Part };
