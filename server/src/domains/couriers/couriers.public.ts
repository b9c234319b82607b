/** What other domains may import from couriers. */
export type { AssignmentRow, AssignmentState, CourierOnBoard, CourierRow, Proof } from './courier-row.ts';
export {
  assignmentsOf,
  countLiveAssignments,
  endedOffers,
  findAssignment,
  findCourierOfOrder,
  findLiveAssignment,
  formerOffers,
  handoverFilesOf,
  insertOffer,
  liveAssignmentsOf,
  writeAccepted,
  writeDelivered,
  writeEnded,
  writePickedUp,
  type AssignmentOfOrder,
  type CourierOfOrder,
  type FormerOffers,
  type Handover,
  type HandoverFiles,
} from './assignments.sql.ts';
export { sendEndedLinks } from './couriers.live.ts';
export { createCourierLink, readCourierLink } from './courier-links.ts';
export { countCourierRating, courierWhoDelivered, type DeliveringCourier } from './ratings.sql.ts';
export { couriersOnShift, findCourier, findCourierOnBoard } from './couriers.sql.ts';
export { courierHead, deliveryMan } from './couriers.view.ts';
export { lockShift } from './shifts.sql.ts';
export { hasCouriers } from './couriers.sql.ts';
