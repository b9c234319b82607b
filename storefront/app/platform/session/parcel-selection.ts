import { readDeviceJson, writeDevice } from './device.ts';

/** What a visitor wants to have sent, kept from the parcel home to the form behind it. */
export type ParcelSelection = { id: number; name: string; image_full_url: string | null };

export function saveParcelSelection({ id, name, image_full_url }: ParcelSelection): void {
  writeDevice('parcelCategory', JSON.stringify({ id, name, image_full_url }));
}

export function clearParcelSelection(): void {
  writeDevice('parcelCategory', null);
}

export function storedParcelSelection(): ParcelSelection | null {
  const kept = readDeviceJson('parcelCategory') as Partial<ParcelSelection> | null;
  if (typeof kept?.id !== 'number' || typeof kept.name !== 'string') return null;
  return { id: kept.id, name: kept.name, image_full_url: kept.image_full_url ?? null };
}
