/** The domain's door. */
export { findParcelCategory, parcelInstructionsWithIds, type ParcelCategoryRow } from './parcels.sql.ts';
export { fillTips } from './fill-tips.sql.ts';
