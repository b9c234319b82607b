import type { MethodState } from '../quote/payment-methods.ts';
import type { ParcelRequest } from './parcel-request.ts';
import type { ChargedParcel } from './quote-parcel.ts';

/** The receiver pays in cash at the door and in no other way. */
export function methodsOf(
  { chargePayer }: Pick<ParcelRequest, 'chargePayer'>,
  parcel: ChargedParcel | null,
  methods: readonly MethodState[],
): MethodState[] {
  if (chargePayer === 'sender' || !parcel) return [...methods];
  return methods.map(({ method }) => ({
    method,
    refusal: method === 'cash_on_delivery' ? parcel.receiverRefusal : { code: 'receiver_pays_cash' },
  }));
}
