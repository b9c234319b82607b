import type { quoteOrder } from '@rialto/contract/calls/quotes.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { flag } from '../../../platform/wire-values.ts';
import { problemView } from '../../cart/cart.public.ts';
import type { MethodState } from './payment-methods.ts';

export type PaymentOptions = { methods: MethodState[]; balanceMinor: number | null };

export function methodView(
  { method, refusal }: MethodState,
  viewer: Viewer,
): Reply<typeof quoteOrder>['payment_methods'][number] {
  return { method, allowed: flag(refusal === null), reason: refusal && problemView(refusal, viewer) };
}
