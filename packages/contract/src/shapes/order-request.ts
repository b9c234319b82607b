import Type from 'typebox';
import { guestId } from './ids.ts';
import { orderSource, orderType } from './order.ts';
import { latitude, longitude } from './point.ts';
import { wantedLine } from './selection.ts';

export const couponCode = Type.String({ pattern: '^[A-Za-z0-9-]{3,30}$', examples: ['AHLAN'] });
export const tip = Type.Optional(Type.Number({ minimum: 0, maximum: 1e12, examples: [1] }));
const when = Type.Optional(
  Type.Union([Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,3})?Z$' }), Type.Null()], {
    examples: [null],
    description: 'The beginning of a slot that a quote offered, in UTC; null or nothing means now',
  }),
);

/** What is bought and how it reaches the buyer. */
export const orderRequest = {
  source: Type.Optional(orderSource),
  /** What is bought, unless it is the cart. */
  line: Type.Optional(wantedLine),
  order_type: orderType,
  latitude: Type.Optional(latitude),
  longitude: Type.Optional(longitude),
  schedule_at: when,
  coupon_code: Type.Optional(couponCode),
  dm_tips: tip,
  guest_id: guestId,
};
