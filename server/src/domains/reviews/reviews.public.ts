/** The public interface of the domain reviews: the only file that other domains import. */
export { anonymizeReviewsOf } from './anonymize-reviews.sql.ts';
export { fileIdOfName, publicPictureName } from './picture-names.ts';
export { findPublishedPicture, isPublishedPicture, ratingCounts } from './reviews.sql.ts';
