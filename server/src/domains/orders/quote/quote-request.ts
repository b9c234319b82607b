import type { Body } from '@rialto/contract/http/endpoint.ts';
import type { quoteOrder } from '@rialto/contract/calls/quotes.ts';
import type { RequestedCartLine } from '@rialto/contract/shapes/selection.ts';
import type { Owner } from '../../../platform/owner.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import type { Source } from './order-contents.ts';
import type { QuoteRequest } from './quote-order.ts';

type AnyBody = Body<typeof quoteOrder>;
export type GoodsBody = AnyBody & { order_type: Exclude<AnyBody['order_type'], 'parcel'> };

export function isGoods<Sent extends AnyBody>(sent: Sent): sent is Sent & GoodsBody {
  return sent.order_type !== 'parcel';
}

/** Of goods; parcels have their own. */
export function toQuoteRequest(owner: Owner, sent: GoodsBody): QuoteRequest {
  const { latitude, longitude, schedule_at, coupon_code, order_type: orderType, buy_now } = sent;
  return {
    owner,
    ...(buy_now ? { source: sourceOf(buy_now), line: buy_now } : { source: sent.source ?? 'cart', line: sent.line }),
    orderType,
    point: latitude === undefined || longitude === undefined ? null : { lat: latitude, lng: longitude },
    scheduleAt: schedule_at ? parseTime(schedule_at) : null,
    couponCode: coupon_code ?? null,
    tip: sent.dm_tips ?? 0,
  };
}

function sourceOf({ model }: RequestedCartLine): Source {
  return model === 'ItemCampaign' ? 'campaign' : 'buy_now';
}

/** Refuses invalid dates such as 30 February. */
export function parseTime(text: string): Date {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw new RefusalError({ code: 'schedule_invalid' });
  return at;
}
