import { gateways, orderStatuses } from '@rialto/contract/shapes/enums.ts';

/**
 * Keys that are built at run time. Each family has a prefix, the file that builds its keys, and the possible suffixes:
 * the refusal codes of the contract, or string literals in that file.
 */
export type Family = {
  prefix: string;
  builtIn: string;
  leaves: 'refusal codes' | 'literals there' | readonly string[];
};

export const families: Family[] = [
  { prefix: 'refusal.', builtIn: 'server/src/platform/texts.ts', leaves: 'refusal codes' },
  { prefix: 'input.', builtIn: 'server/src/platform/http/faults.ts', leaves: 'literals there' },
  { prefix: 'order.status.', builtIn: 'storefront/app/words/order-status.ts', leaves: orderStatuses },
  { prefix: 'payment.gateway.', builtIn: 'storefront/app/pages/orders/payment/payment-words.ts', leaves: gateways },
];
