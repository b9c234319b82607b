import type { Gateway } from '@rialto/contract/shapes/enums.ts';
import { t } from '@rialto/texts/text.ts';

/** The name of a payment service as customers know it. */
export function gatewayText(gateway: Gateway): string {
  return t(`payment.gateway.${gateway}`);
}
