import { t } from '@rialto/texts/text.ts';

/** What a payment method is called. */
export function methodName(method: string): string {
  switch (method) {
    case 'cash_on_delivery':
      return t('console.figures_method_cash');
    case 'digital_payment':
      return t('console.figures_method_online');
    case 'offline_payment':
      return t('console.figures_method_offline');
    default:
      return t('console.figures_method_wallet');
  }
}
