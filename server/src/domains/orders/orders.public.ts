export { anonymizeOrdersOf } from './lifecycle/anonymize-orders.ts';
export { changeOrderStatus } from './lifecycle/change-order-status.ts';
export { countDeliveredOrders } from './lifecycle/count-delivered-order.ts';
export { decideOfflinePayment, recordOfflineRefund } from './payment/decide-offline-payment.ts';
export { sendOrderNews } from './lifecycle/send-order-news.ts';
export { hasFirstOrder, markFirstOrderUsed } from './customer-facts.sql.ts';
export { orderHooks } from './payment/settle-payment.ts';
export { guestsWithOrders } from './history/read-orders.sql.ts';
export { orderFactsOf, requireNoRunningOrders, type OrderFacts } from './history/orders-of-account.ts';
