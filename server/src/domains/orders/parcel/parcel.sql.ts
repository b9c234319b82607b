import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { ParcelFacts } from '../parcel-row.ts';

type NewParcel = { parcel: ParcelFacts; language: string };

/** `language` is that of the sender, in which the receiver gets the link. */
export async function insertParcel(tx: Sql, orderId: OrderId, { parcel, language }: NewParcel): Promise<void> {
  await tx`
    insert into parcels (order_id, category_id, name_en, name_ar, picture, content, weight_kg, instructions,
      sender_address, receiver_name, receiver_phone, charge_payer, charge, is_distance_estimated, pick_up_proof,
      drop_off_proof, language)
    values (${orderId}, ${parcel.categoryId}, ${parcel.nameEn}, ${parcel.nameAr}, ${parcel.picture}, ${parcel.content},
      ${parcel.weightKg}, ${JSON.stringify(parcel.instructions)}::jsonb, ${parcel.senderAddress},
      ${parcel.receiverName}, ${parcel.receiverPhone}, ${parcel.chargePayer}, ${parcel.charge},
      ${parcel.isDistanceEstimated}, ${parcel.pickUpProof}, ${parcel.dropOffProof}, ${language})`;
}
