/** The domain's door. */
export {
  campaignGoods,
  returnCampaignStock,
  takeCampaignStock,
  type CampaignTake,
} from './campaigns/campaign-goods.sql.ts';
export { countUses, findCoupon, type Coupon } from './coupons/coupon-uses.sql.ts';
export { giveCouponBack, useCoupon } from './coupons/use-coupon.ts';
