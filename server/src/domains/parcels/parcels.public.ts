/** The public interface of the domain parcels: the only file that other domains import. */
export { findParcelCategory, parcelInstructionsWithIds, type ParcelCategoryRow } from './parcels.sql.ts';
export { fillTips } from './fill-tips.sql.ts';
