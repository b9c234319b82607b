import type { Courier } from '@rialto/contract/calls/console/couriers.ts';
import type { TrackedOrder } from '@rialto/contract/shapes/order.ts';
import { mediaUrl, amount, flag } from '../../platform/wire-values.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { CourierOnBoard, CourierRow } from './courier-row.ts';

type Rating = { avg_rating: number | null; rating_count: number };

/** Null without ratings. */
function ratingOf(ratings: readonly number[]): Rating {
  const count = ratings.reduce((sum, ofStars) => sum + ofStars, 0);
  const stars = ratings.reduce((sum, ofStars, index) => sum + ofStars * (index + 1), 0);
  return { avg_rating: count === 0 ? null : Math.round((stars / count) * 10) / 10, rating_count: count };
}

export function courierHead(row: CourierRow, { media }: Pick<Viewer, 'media'>) {
  return {
    id: row.id,
    f_name: row.fName,
    l_name: row.lName,
    vehicle: row.vehicle,
    image_full_url: mediaUrl(media, row.picture),
    ...ratingOf(row.ratings),
  };
}

export function courierOnBoard(row: CourierOnBoard, viewer: Viewer): Courier {
  return {
    ...courierHead(row, viewer),
    phone: row.phone,
    zone_id: row.zoneId,
    is_active: flag(row.isActive),
    is_on_shift: flag(row.shiftStartedAt !== null),
    shift_started_at: row.shiftStartedAt && row.shiftStartedAt.toISOString(),
    cash_collected: amount(row.cashMinor, viewer.digits),
    orders_count: row.ordersCount,
    has_link: flag(row.hasLink),
    latitude: row.lat,
    longitude: row.lng,
    position_at: row.positionAt && row.positionAt.toISOString(),
  };
}

type DeliveryMan = NonNullable<TrackedOrder['delivery_man']>;

/** The courier as the customer sees them. The caller decides whether the position may be seen. */
export function deliveryMan(
  row: CourierRow,
  position: { lat: number; lng: number } | null,
  { media, hidesPhones }: Pick<Viewer, 'media'> & { hidesPhones: boolean },
): DeliveryMan {
  return {
    id: row.id,
    f_name: row.fName,
    l_name: row.lName,
    image: row.picture,
    image_full_url: mediaUrl(media, row.picture),
    ...ratingOf(row.ratings),
    phone: hidesPhones ? null : row.phone,
    lat: position?.lat ?? null,
    lng: position?.lng ?? null,
  };
}
