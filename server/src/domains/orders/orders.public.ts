export { changeOrderStatus } from './change-order-status.ts';
export { decideOfflinePayment } from './decide-offline-payment.ts';
export { orderHooks } from './settle-payment.ts';
