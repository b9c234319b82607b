import type { Currency } from '@rialto/contract/calls/content.ts';
import { useRootData } from '../platform/page/root-data.ts';

/** The display currency: the visitor's choice or the shop's own. */
export function useCurrency(): Currency {
  const { config, scope } = useRootData();
  const chosen = config.currencies.find(({ code }) => code === scope.currency) ?? config.currencies[0];
  if (!chosen) throw new Error('The shop has no currency');
  return chosen;
}
