import Type, { type Static } from 'typebox';
import { flag, moment, optionalText, orNull, picture } from './fields.ts';
import { orderId } from './ids.ts';

const rating = Type.Integer({ minimum: 1, maximum: 5 });
const written = {
  id: Type.Integer(),
  rating,
  comment: Type.String(),
  images_full_url: Type.Array(Type.String()),
  reply: optionalText,
  created_at: moment,
};

export const review = Type.Object({
  ...written,
  item_id: Type.Union([Type.Integer(), Type.Null()]),
  item_name: optionalText,
  customer_name: Type.String({ examples: ['Mariam A.'] }),
});
export type Review = Static<typeof review>;

/** A review as its author sees it. */
export const ownReview = Type.Object({ ...written, /** 1 if the shop hides it from others. */ is_hidden: flag });
export type OwnReview = Static<typeof ownReview>;

const ownReviewOrNull = Type.Union([ownReview, Type.Null()]);

/** What the customer can rate about an order, with the reviews that exist. */
export const orderReviews = Type.Object({
  order_id: orderId,
  order_status: Type.String({ examples: ['delivered'] }),
  /** Null until it is delivered. */
  delivered_at: orNull(moment),
  /** Reviews are accepted until then. */
  review_until: orNull(moment),
  can_review: flag,
  /** The time zone of the store, or of the shop for a parcel. */
  timezone: optionalText,
  items: Type.Array(
    Type.Object({
      line_no: Type.Integer(),
      item_id: Type.Integer(),
      name: Type.String({ examples: ['Falafel plate'] }),
      /** The chosen options and add-ons. */
      choices: Type.Array(Type.String({ examples: ['Large'] })),
      image_full_url: picture,
      review: ownReviewOrNull,
    }),
  ),
  store: Type.Union([
    Type.Object({
      id: Type.Integer(),
      slug: Type.String({ examples: ['el-bahr-grill'] }),
      name: Type.String({ examples: ['El Bahr Grill'] }),
      logo_full_url: picture,
      module_id: Type.Integer(),
      zone_id: Type.Integer(),
      review: ownReviewOrNull,
    }),
    Type.Null(),
  ]),
  delivery_man: Type.Union([
    Type.Object({
      id: Type.Integer(),
      f_name: Type.String({ examples: ['Karim'] }),
      l_name: Type.String({ examples: ['Said'] }),
      image_full_url: picture,
      review: ownReviewOrNull,
    }),
    Type.Null(),
  ]),
});
export type OrderReviews = Static<typeof orderReviews>;

/** A review as staff see it. */
export const staffReview = Type.Object({
  ...review.properties,
  store_id: Type.Union([Type.Integer(), Type.Null()]),
  delivery_man_id: Type.Union([Type.Integer(), Type.Null()]),
  order_id: Type.Union([orderId, Type.Null()]),
  replied_at: orNull(moment),
  hidden_at: orNull(moment),
  hide_reason: optionalText,
});
export type StaffReview = Static<typeof staffReview>;
