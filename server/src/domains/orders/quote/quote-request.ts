import type { Body } from '@rialto/contract/http/endpoint.ts';
import type { quoteOrder } from '@rialto/contract/calls/quotes.ts';
import type { Owner } from '../../../platform/owner.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import type { Asked } from './quote-order.ts';

/** What a request asks for, in our own words. */
export function askedBy(owner: Owner, sent: Body<typeof quoteOrder>): Asked {
  const { latitude, longitude, schedule_at, coupon_code } = sent;
  return {
    owner,
    source: sent.source ?? 'cart',
    line: sent.line,
    orderType: sent.order_type,
    point: latitude === undefined || longitude === undefined ? null : { lat: latitude, lng: longitude },
    scheduleAt: schedule_at ? momentOf(schedule_at) : null,
    couponCode: coupon_code ?? null,
    tip: sent.dm_tips ?? 0,
  };
}

/** What looks like a moment but is none, such as the thirtieth of February, is no slot. */
function momentOf(text: string): Date {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw new RefusalError({ code: 'schedule_invalid' });
  return at;
}
