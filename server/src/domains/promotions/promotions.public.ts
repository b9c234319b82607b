/** The public interface of the domain promotions: the only file that other domains import. */
export {
  campaignGoods,
  lockedCampaigns,
  returnCampaignStock,
  takeCampaignStock,
  type CampaignTake,
} from './campaigns/campaign-goods.sql.ts';
export { openCashback, type BestCashback, type CashbackList } from './cashback/open-cashback.ts';
export { countUses, insertEarlierUses, isCouponLocked, useCountsOf, usesOf } from './coupons/coupon-uses.sql.ts';
export { deleteGivenCouponsOf, findCoupon, type Coupon } from './coupons/coupons.sql.ts';
export { couponCard } from './coupons/coupons.view.ts';
export { openCoupons } from './coupons/open-coupons.ts';
export { releaseCoupon, useCoupon } from './coupons/use-coupon.ts';
export { shareOrAmount } from './share-or-amount.ts';
