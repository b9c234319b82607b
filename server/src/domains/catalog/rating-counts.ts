import type { Part } from '@rialto/database/part.ts';

/** Columns with the number of reviews per star. Reviews are on a higher floor, so the composition provides them. */
export type RatingCounts = { ofItem(itemId: Part): Part; ofStore(storeId: Part): Part };
