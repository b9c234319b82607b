export { beginPayment } from './begin-payment.ts';
export { decideOfflinePayment } from './decide-offline-payment.ts';
export { giveUpPayments } from './give-up-payments.ts';
export { keepOfflinePayment } from './keep-offline-payment.ts';
export { openPayments, type Payments, type PaymentSettings } from './open-payments.ts';
export type { OrderHooks, PaymentOutcome } from './order-hooks.ts';
export { orderOfLink, payLinkOf } from './pay-link.ts';
export type { ProviderName } from './payment-provider.ts';
export type { RefundReason } from './refunds.sql.ts';
