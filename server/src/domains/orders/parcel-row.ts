import type { HandoverKind } from '@rialto/contract/shapes/enums.ts';
import type { ChargePayer, ParcelWish } from '@rialto/contract/shapes/parcel.ts';
import type { CategoryId } from '@rialto/database/ids.ts';
import type { ParcelRates } from '@rialto/rules/parcel/parcel-rates.ts';
import type { HandoverFiles } from '../couriers/couriers.public.ts';
import type { OrderAddress } from './order-address.ts';

/** An instruction for the courier, as it was when the parcel was sent. */
export type ParcelInstruction = { id: number; en: string; ar: string | null };

/** What an order of type parcel has besides: copies, which do not change after placing. */
export type ParcelFacts = {
  categoryId: CategoryId;
  nameEn: string;
  nameAr: string | null;
  picture: string | null;
  content: string | null;
  /** The upper bound of its weight class. */
  weightKg: number | null;
  instructions: ParcelInstruction[];
  /** Null, like the receiver's name and number, once the account was deleted. */
  senderAddress: OrderAddress | null;
  receiverName: string | null;
  receiverPhone: string | null;
  chargePayer: ChargePayer;
  charge: ParcelRates;
  isDistanceEstimated: boolean;
  pickUpProof: HandoverKind;
  dropOffProof: HandoverKind;
};

export type ParcelRow = ParcelFacts & {
  /** Null while the receiver has no link. */
  linkVersion: number | null;
  linkCount: number;
  wish: ParcelWish | null;
};

/** What only the sender of a parcel sees: the code for pick-up and the link of the receiver. */
export type ParcelSecrets = { pickUpCode: string | null; receiverLink: string | null } & HandoverFiles;
