export { createCourierLink, readCourierLink } from './courier-links.ts';
export { countCourierRating, courierWhoDelivered, type DeliveringCourier } from './ratings.sql.ts';
