import { readDeviceJson, writeDevice } from './device.ts';

/** The parcel category chosen on the parcel home, stored for the form that follows. */
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
