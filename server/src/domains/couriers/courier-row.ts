import type { Vehicle } from '@rialto/contract/shapes/enums.ts';
import type { AssignmentId, CourierId, OrderId, ZoneId } from '@rialto/database/ids.ts';

export type CourierRow = {
  id: CourierId;
  fName: string;
  lName: string;
  phone: string;
  vehicle: Vehicle;
  zoneId: ZoneId;
  picture: string | null;
  isActive: boolean;
  /** Ratings by their number of stars, one to five. */
  ratings: number[];
};

/** A courier with what staff see of the current shift. */
export type CourierOnBoard = CourierRow & {
  shiftStartedAt: Date | null;
  cashMinor: number;
  ordersCount: number;
  hasLink: boolean;
  /** Known during the shift only. */
  lat: number | null;
  lng: number | null;
  positionAt: Date | null;
};

export type AssignmentState =
  | 'offered'
  | 'accepted'
  | 'picked_up'
  | 'delivered'
  | 'returned'
  | 'declined'
  | 'expired'
  | 'withdrawn';

export type AssignmentRow = {
  id: AssignmentId;
  orderId: OrderId;
  courierId: CourierId;
  state: AssignmentState;
  offeredAt: Date;
  offerEndsAt: Date;
  pickedUpAt: Date | null;
};

/** How the hand-over was proven. */
export type Proof = 'none' | 'code' | 'photo';
