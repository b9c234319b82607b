export type PlaceKind = 'district' | 'street' | 'square' | 'park' | 'landmark' | 'address';

/** A row of the gazetteer: a place to search for, or the name of the spot under the pin. */
export type Place = {
  id: string;
  kind: PlaceKind;
  nameEn: string;
  nameAr: string;
  areaEn: string;
  areaAr: string;
  lat: number;
  lng: number;
  weight: number;
};

export const CITY_NAME = { en: 'Marsa Noor', ar: 'مرسى نور' };

/** "Cathedral of Saint George" → cathedral-of-saint-george. */
export function slugOf(nameEn: string): string {
  return nameEn
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function arabicDigits(value: number): string {
  let text = '';
  for (const digit of String(value)) text += '٠١٢٣٤٥٦٧٨٩'[Number(digit)];
  return text;
}
