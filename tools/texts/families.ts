import { importProblemCodes, importRefusals } from '@rialto/contract/shapes/import/problems.ts';
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

/** As in the wallet domain, `ledger/entry.ts`. */
const ledgerReasons = [
  ...['top_up', 'top_up_bonus', 'order_payment', 'order_return', 'unwanted_payment', 'cashback', 'cashback_reversal'],
  ...['referral_reward', 'points_conversion', 'adjustment_in', 'adjustment_out', 'paid_out', 'given_up'],
  ...['online_payment', 'online_refund', 'cash_payment', 'cash_refund'],
  ...['points_earned', 'points_reversal', 'points_converted'],
  ...['cashback_owed', 'cashback_repaid', 'points_owed', 'points_repaid'],
  ...['points_adjustment_in', 'points_adjustment_out', 'points_given_up'],
];

export const families: Family[] = [
  { prefix: 'refusal.', builtIn: 'server/src/platform/texts.ts', leaves: 'refusal codes' },
  { prefix: 'input.', builtIn: 'server/src/platform/http/faults.ts', leaves: 'literals there' },
  { prefix: 'order.status.', builtIn: 'storefront/app/words/order-status.ts', leaves: orderStatuses },
  { prefix: 'order.status.', builtIn: 'console/app/words/order-words.ts', leaves: orderStatuses },
  { prefix: 'ledger.', builtIn: 'server/src/domains/wallet/history/history.view.ts', leaves: ledgerReasons },
  { prefix: 'payment.gateway.', builtIn: 'storefront/app/words/gateway-text.ts', leaves: gateways },
  { prefix: 'payment.gateway.', builtIn: 'console/app/words/order-words.ts', leaves: gateways },
  { prefix: 'import.problem_', builtIn: 'server/src/domains/importing/imports.view.ts', leaves: importProblemCodes },
  { prefix: 'import.refused_', builtIn: 'server/src/domains/importing/imports.view.ts', leaves: importRefusals },
];
