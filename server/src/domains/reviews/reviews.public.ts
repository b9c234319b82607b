/** The domain's door. */
export { ratingCounts } from './reviews.sql.ts';
