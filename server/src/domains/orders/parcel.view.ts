import type { TrackedOrder } from '@rialto/contract/shapes/order.ts';
import type { ParcelCharge, ParcelDetails, ParcelEnd, ParcelHead } from '@rialto/contract/shapes/parcel.ts';
import type { ParcelRates } from '@rialto/rules/parcel/parcel-rates.ts';
import { filePath } from '../../platform/files/file-path.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { amount, flag, mediaUrl, textIn } from '../../platform/wire-values.ts';
import type { OrderAddress } from './order-address.ts';
import { firstName } from './order-lines.view.ts';
import type { OrderRow } from './order-row.ts';
import type { ParcelRow, ParcelSecrets } from './parcel-row.ts';

export function parcelHead({ parcel }: Pick<OrderRow, 'parcel'>, { language, media }: Viewer): ParcelHead | null {
  if (!parcel) return null;
  return {
    category_id: parcel.categoryId,
    name: parcelName(parcel, language),
    image_full_url: mediaUrl(media, parcel.picture),
    receiver_name: firstName(parcel.receiverName),
  };
}

export function parcelName({ nameEn, nameAr }: Pick<ParcelRow, 'nameEn' | 'nameAr'>, language: Viewer['language']) {
  return textIn(language, nameEn, nameAr);
}

export function parcelCharge(rates: ParcelRates, digits: number): ParcelCharge {
  return {
    base: amount(rates.zoneBaseMinor, digits),
    per_km: amount(rates.perKmMinor, digits),
    category: amount(rates.categoryMinor, digits),
    weight: amount(rates.weightMinor, digits),
    minimum: amount(rates.minimumMinor, digits),
    maximum: rates.maximumMinor === null ? null : amount(rates.maximumMinor, digits),
  };
}

/** For the sender only. */
export function parcelDetails(row: OrderRow, secrets: ParcelSecrets, viewer: Viewer): ParcelDetails | null {
  const { parcel } = row;
  if (!parcel) return null;
  return {
    sender: senderEnd(row, parcel),
    receiver: receiverEnd(row, parcel),
    content: parcel.content,
    weight: parcel.weightKg,
    instruction_ids: parcel.instructions.map(({ id }) => id),
    instructions: instructionTexts(parcel, viewer.language),
    charge_payer: parcel.chargePayer,
    charge: parcelCharge(parcel.charge, viewer.currencyOf(row.currency).digits),
    distance_is_estimated: flag(parcel.isDistanceEstimated),
    pick_up_code: secrets.pickUpCode,
    receiver_link: secrets.receiverLink,
    wish: parcel.wish,
    pick_up_photo: filePath(secrets.pickUpFileId),
    drop_off_photo: filePath(secrets.dropOffFileId),
  };
}

export function instructionTexts({ instructions }: Pick<ParcelRow, 'instructions'>, language: Viewer['language']) {
  return instructions.map(({ en, ar }) => textIn(language, en, ar));
}

export function senderDetails(row: OrderRow): TrackedOrder['sender_details'] {
  return row.parcel && senderEnd(row, row.parcel);
}

function senderEnd({ contactName, contactNumber }: OrderRow, { senderAddress }: ParcelRow): ParcelEnd {
  return endOf(senderAddress, { name: contactName, number: contactNumber });
}

function receiverEnd({ address }: OrderRow, { receiverName, receiverPhone }: ParcelRow): ParcelEnd {
  return endOf(address, { name: receiverName, number: receiverPhone });
}

export function endOf(
  address: OrderAddress | null,
  { name, number }: { name: string | null; number: string | null },
): ParcelEnd {
  return {
    contact_person_name: name,
    contact_person_number: number,
    address: address?.address ?? null,
    road: address?.road ?? null,
    house: address?.house ?? null,
    floor: address?.floor ?? null,
    additional_information: address?.additionalInformation ?? null,
    latitude: address?.lat ?? null,
    longitude: address?.lng ?? null,
  };
}
