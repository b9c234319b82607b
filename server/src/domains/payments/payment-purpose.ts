import type { OrderId } from '@rialto/database/ids.ts';

/** What a payment is for: an order or money for a wallet. One of the two ids is set. */
export type PaymentPurpose = { orderId: OrderId; topUpId: null } | { orderId: null; topUpId: number };
