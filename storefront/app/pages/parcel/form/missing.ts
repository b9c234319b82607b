import type { RefusalCode } from '@rialto/contract/http/refusals.ts';
import type { Problem } from '@rialto/contract/shapes/cart.ts';
import { t } from '@rialto/texts/text.ts';
import type { Parcel } from './parcel-form.ts';

type Context = {
  /** The server knows the contact of a customer. */
  isSignedIn: boolean;
  /** Whether the category asks for the weight. */
  hasWeights: boolean;
};

/** Fields that are still to be filled in, worded like the server's refusals. */
export function missingOf(
  { sender, receiver, categoryId, weight }: Parcel,
  { isSignedIn, hasWeights }: Context,
): Problem[] {
  const isEmpty = (text: string) => text.trim() === '';
  return [
    ...problemIf(!sender.place, 'address_required', t('refusal.address_required')),
    ...problemIf(!isSignedIn && isEmpty(sender.name), 'name_required', t('refusal.name_required')),
    ...problemIf(!isSignedIn && isEmpty(sender.phone), 'phone_required', t('refusal.phone_required')),
    ...problemIf(!receiver.place, 'receiver_address_required', t('refusal.receiver_address_required')),
    ...problemIf(isEmpty(receiver.name), 'receiver_name_required', t('refusal.receiver_name_required')),
    ...problemIf(isEmpty(receiver.phone), 'receiver_phone_required', t('refusal.receiver_phone_required')),
    ...problemIf(categoryId === null, 'parcel_category_required', t('refusal.parcel_category_required')),
    ...problemIf(hasWeights && weight === null, 'parcel_weight_required', t('refusal.parcel_weight_required')),
  ];
}

function problemIf(isMissing: boolean, code: RefusalCode, message: string): Problem[] {
  return isMissing ? [{ code, message }] : [];
}
