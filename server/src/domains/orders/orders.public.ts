export { changeOrderStatus } from './change-order-status.ts';
export { countDeliveredOrders } from './count-delivered-order.ts';
export { decideOfflinePayment, noteOfflineRefund } from './decide-offline-payment.ts';
export { orderHooks } from './settle-payment.ts';
export { guestsWithOrders } from './read-orders.sql.ts';
export { factsOfOrders, forgetOrdersOf, refuseWhileOrdersRun, type OrderFacts } from './orders-of-account.ts';
