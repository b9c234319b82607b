import type { Body } from '@rialto/contract/http/endpoint.ts';
import type { quoteOrder } from '@rialto/contract/calls/quotes.ts';
import type { ChargePayer } from '@rialto/contract/shapes/parcel.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';
import type { CategoryId } from '@rialto/database/ids.ts';
import { visibleText } from '@rialto/rules/text/visible-text.ts';
import type { Owner } from '../../../platform/owner.ts';
import { parseTime } from '../quote/quote-request.ts';

/** What the price of a parcel and the checks depend on. */
export type ParcelRequest = {
  owner: Owner;
  categoryId: CategoryId | null;
  weightKg: number | null;
  content: string | null;
  note: string | null;
  instructionIds: readonly number[];
  sender: Point | null;
  receiver: Point | null;
  chargePayer: ChargePayer;
  scheduleAt: Date | null;
  tip: number;
};

export function toParcelRequest(owner: Owner, sent: Body<typeof quoteOrder>): ParcelRequest {
  return {
    owner,
    categoryId: sent.parcel_category_id ?? null,
    weightKg: sent.parcel_weight ?? null,
    content: visibleText(sent.parcel_content ?? undefined) ?? null,
    note: sent.order_note?.trim() || null,
    instructionIds: sent.parcel_instructions ?? [],
    sender: pointOf(sent),
    receiver: pointOf(sent.receiver_details ?? {}),
    chargePayer: sent.charge_payer ?? 'sender',
    scheduleAt: sent.schedule_at ? parseTime(sent.schedule_at) : null,
    tip: sent.dm_tips ?? 0,
  };
}

function pointOf({ latitude, longitude }: { latitude?: number; longitude?: number }): Point | null {
  return latitude === undefined || longitude === undefined ? null : { lat: latitude, lng: longitude };
}
