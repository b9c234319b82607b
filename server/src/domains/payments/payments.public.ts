export { beginPayment, beginTopUpPayment } from './begin-payment.ts';
export { decideOfflinePayment } from './offline/decide-offline-payment.ts';
export { cancelPayments } from './cancel-payments.ts';
export { storeOfflinePayment } from './offline/store-offline-payment.ts';
export { forgetOfflineAnswers, hasOfflineMethods } from './offline/offline.sql.ts';
export { openOfflineMethods } from './offline/open-offline-methods.ts';
export { recordManualRefund } from './record-manual-refund.ts';
export { openPayments, type Payments, type PaymentSettings } from './open-payments.ts';
export type { OrderHooks, PaymentOutcome } from './order-hooks.ts';
export { requireOrderOfPayLink, ensurePayLink } from './pay-link.ts';
export type { ProviderName } from './payment-provider.ts';
export { findPaymentOfTopUp } from './payments.sql.ts';
export {
  insertWalletRefund,
  refundsOf,
  schedulePartRefund,
  type OrderRefund,
  type RefundName,
  type RefundReason,
} from './refunds.sql.ts';
export type { TopUpHooks, TopUpOutcome } from './top-up-hooks.ts';
