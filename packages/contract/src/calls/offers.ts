import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { openFirstPaging, openFirstReply, pageReply, paging } from '../http/paging.ts';
import { STOCK_SECONDS } from '../http/stock-seconds.ts';
import { campaign } from '../shapes/campaign.ts';
import { amount, discountType, moment, optionalText, picture } from '../shapes/fields.ts';
import { id, idOrSlug } from '../shapes/ids.ts';
import { input } from '../shapes/input.ts';
import { item, itemDetail } from '../shapes/item.ts';
import { store } from '../shapes/store.ts';

const group = 'offers';
const needs = ['zone', 'module'] as const;

const banner = Type.Object({
  id: Type.Integer(),
  type: Type.Union([Type.Literal('default'), Type.Literal('store_wise'), Type.Literal('item_wise')]),
  title: Type.String({ examples: ['Grill week'] }),
  image_full_url: Type.String({ examples: ['/media/grill-week-3f9a1c22-cf6e4b'] }),
  /** The same under its other name. */
  value_full_url: Type.String({ examples: ['/media/grill-week-3f9a1c22-cf6e4b'] }),
  link: optionalText,
  store: Type.Union([Type.Object({ id, slug: Type.String(), zone_id: id }), Type.Null()]),
  item: Type.Union([
    Type.Object({ id, slug: Type.String(), image: optionalText, image_full_url: picture }),
    Type.Null(),
  ]),
});

export const listBanners = endpoint({
  method: 'GET',
  path: '/banners',
  group,
  summary: 'The banners of the zone and module, and the campaigns that run.',
  needs,
  cacheSeconds: 300,
  reply: Type.Object({ banners: Type.Array(banner), campaigns: Type.Array(campaign) }),
});

export const listBasicCampaigns = endpoint({
  method: 'GET',
  path: '/campaigns/basic',
  group,
  summary: 'Campaigns of several stores that run now.',
  needs,
  cacheSeconds: 60,
  reply: Type.Array(campaign),
});

export const readBasicCampaign = endpoint({
  method: 'GET',
  path: '/campaigns/basic-campaign-details',
  group,
  summary: 'One campaign with its stores in the zone.',
  needs: ['zone'],
  cacheSeconds: 60,
  query: input({ basic_campaign_id: idOrSlug }),
  reply: Type.Object({ ...campaign.properties, stores: Type.Array(store) }),
  refuses: ['not_found'],
});

export const listItemCampaigns = endpoint({
  method: 'GET',
  path: '/campaigns/item',
  group,
  summary: 'Items sold only for a while, soonest to end first.',
  needs,
  cacheSeconds: STOCK_SECONDS,
  reply: Type.Array(Type.Object({ ...item.properties, available_date_starts: moment, available_date_ends: moment })),
});

export const readItemCampaign = endpoint({
  method: 'GET',
  path: '/campaigns/item/{id}',
  group,
  summary: 'One item of a campaign with everything that can be chosen about it.',
  cacheSeconds: STOCK_SECONDS,
  params: input({ id: idOrSlug }),
  reply: itemDetail,
  refuses: ['not_found'],
});

const flashSale = {
  id: Type.Integer(),
  title: Type.String({ examples: ['Friday night'] }),
  start_date: moment,
  end_date: moment,
};
const flashItem = Type.Object({
  id: Type.Integer(),
  item,
  sold: Type.Integer(),
  stock: Type.Integer(),
  available_stock: Type.Integer(),
});

export const listFlashSales = endpoint({
  method: 'GET',
  path: '/flash-sales',
  group,
  summary: 'The flash sales of the module that run now or come next, with up to fifteen of their items.',
  needs,
  cacheSeconds: STOCK_SECONDS,
  query: input({ ...paging }),
  reply: Type.Object({
    ...pageReply,
    flash_sales: Type.Array(Type.Object({ ...flashSale, active_products: Type.Array(flashItem) })),
    /** The current sale, repeated at the top level as the specification requires. */
    id: Type.Union([Type.Integer(), Type.Null()]),
    start_date: Type.Union([moment, Type.Null()]),
    end_date: Type.Union([moment, Type.Null()]),
    active_products: Type.Array(flashItem),
  }),
});

export const listFlashSaleItems = endpoint({
  method: 'GET',
  path: '/flash-sales/items',
  group,
  summary: 'The items of one flash sale in the zone.',
  needs: ['zone'],
  cacheSeconds: STOCK_SECONDS,
  query: input({ flash_sale_id: id, ...openFirstPaging }),
  reply: Type.Object({ ...openFirstReply, flash_sale: Type.Object(flashSale), products: Type.Array(flashItem) }),
  refuses: ['not_found'],
});

export const listCoupons = endpoint({
  method: 'GET',
  path: '/coupon/list',
  group,
  summary:
    'The coupons of the zone and module: those given to this customer, then the public ones. Each says whether it can be used, or why not.',
  needs,
  cacheSeconds: 10,
  isPersonalWithToken: true,
  query: input({
    store_id: Type.Optional(id),
    /** Items and add-ons of the order, to see which minimum is not reached. */
    amount: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000_000, examples: [20] })),
  }),
  reply: Type.Array(
    Type.Object({
      id: Type.Integer(),
      title: Type.String({ examples: ['A fifth off your first order'] }),
      code: Type.String({ examples: ['AHLAN20'] }),
      coupon_type: Type.Union([
        Type.Literal('default'),
        Type.Literal('first_order'),
        Type.Literal('store_wise'),
        Type.Literal('zone_wise'),
        Type.Literal('free_delivery'),
      ]),
      discount: Type.Number(),
      discount_type: discountType,
      min_purchase: amount,
      max_discount: Type.Union([amount, Type.Null()]),
      start_date: moment,
      expire_date: moment,
      /** How often each customer may use it, and how often this one still may; null without a limit. */
      limit: Type.Union([Type.Integer(), Type.Null()]),
      uses_left: Type.Union([Type.Integer(), Type.Null()]),
      /** Given to this customer, and not to everybody. */
      for_you: Type.Boolean(),
      usable: Type.Boolean(),
      /** Why it cannot be used: not signed in, minimum not reached, first order only, or used up. */
      reason: Type.Union([
        Type.Object({ code: Type.String({ examples: ['coupon_minimum'] }), message: Type.String() }),
        Type.Null(),
      ]),
      store: Type.Union([Type.Object({ id, slug: Type.String(), name: Type.String() }), Type.Null()]),
    }),
  ),
});

const cashback = Type.Object({
  id: Type.Integer(),
  title: Type.String({ examples: ['Weekend cashback'] }),
  cashback_type: discountType,
  cashback_amount: Type.Number(),
  min_purchase: amount,
  max_discount: Type.Union([amount, Type.Null()]),
  start_date: moment,
  end_date: moment,
  /** The only module or store that it holds in; null for all. */
  module_id: Type.Union([id, Type.Null()]),
  store: Type.Union([Type.Object({ id, slug: Type.String(), name: Type.String() }), Type.Null()]),
});

export const listCashback = endpoint({
  method: 'GET',
  path: '/cashback/list',
  group,
  summary: 'The cashback offers that hold now; with a module, those of other modules are left out.',
  cacheSeconds: 5,
  reply: Type.Array(cashback),
});

export const readCashback = endpoint({
  method: 'GET',
  path: '/cashback/getCashback',
  group,
  summary:
    'The best cashback for an amount of goods, at a store if one is named, and how much it would be; nulls when none holds.',
  query: input({ amount: Type.Number({ minimum: 0, maximum: 1_000_000_000 }), store_id: Type.Optional(id) }),
  reply: Type.Object({ offer: Type.Union([cashback, Type.Null()]), cashback: amount }),
});
