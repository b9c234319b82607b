declare const kind: unique symbol;

/** An id of one table. A plain number is accepted as any id, but an id of one kind is not accepted as another kind. */
type Id<Kind extends string> = number & { readonly [kind]?: Kind };

export type CustomerId = Id<'customer'>;
export type GuestId = Id<'guest'>;
export type ZoneId = Id<'zone'>;
export type ModuleId = Id<'module'>;
export type StoreId = Id<'store'>;
export type ItemId = Id<'item'>;
export type CouponId = Id<'coupon'>;
export type FlashSaleId = Id<'flash sale'>;
export type CartLineId = Id<'cart line'>;
export type OrderId = Id<'order'>;
export type CourierId = Id<'courier'>;
export type AssignmentId = Id<'assignment'>;
export type CategoryId = Id<'category'>;
export type BrandId = Id<'brand'>;
export type ConversationId = Id<'conversation'>;
export type CampaignId = Id<'campaign'>;
export type StaffId = Id<'staff'>;
