/** A copy: later changes of the customer's addresses do not affect the order. */
export type OrderAddress = {
  address: string;
  addressType: string | null;
  road: string | null;
  house: string | null;
  floor: string | null;
  additionalInformation: string | null;
  lat: number;
  lng: number;
};
