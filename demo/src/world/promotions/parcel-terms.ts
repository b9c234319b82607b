/** What sending something of a category costs besides, and what couriers ask for at each end. */
export type ParcelTerms = {
  surchargeMinor: number;
  perKmMinor: number | null;
  weights: { upToKg: number; surchargeMinor: number }[];
  pickUpProof: 'none' | 'code' | 'photo';
  dropOffProof: 'none' | 'code' | 'photo';
};

const usual: ParcelTerms = {
  surchargeMinor: 0,
  perKmMinor: null,
  weights: [],
  pickUpProof: 'none',
  dropOffProof: 'none',
};

/** By the English name of the category. Boxes need a van, so they cost more for every kilometre. */
const special: Readonly<Record<string, Partial<ParcelTerms>>> = {
  Documents: { dropOffProof: 'code' },
  Gifts: { surchargeMinor: 50, dropOffProof: 'photo' },
  'Home-cooked food': { surchargeMinor: 30 },
  Electronics: { surchargeMinor: 100, pickUpProof: 'code', dropOffProof: 'code' },
  Boxes: {
    surchargeMinor: 50,
    pickUpProof: 'photo',
    perKmMinor: 70,
    weights: [
      { upToKg: 5, surchargeMinor: 0 },
      { upToKg: 15, surchargeMinor: 100 },
      { upToKg: 30, surchargeMinor: 250 },
    ],
  },
};

export function parcelTermsOf(nameEn: string): ParcelTerms {
  return { ...usual, ...special[nameEn] };
}
