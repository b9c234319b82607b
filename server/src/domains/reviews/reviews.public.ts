/** The domain's door. */
export { anonymizeReviewsOf } from './anonymize-reviews.sql.ts';
export { fileIdOfName, publicPictureName } from './picture-names.ts';
export { findPublishedPicture, isPublishedPicture, ratingCounts } from './reviews.sql.ts';
