import type { ParcelLists } from '@rialto/contract/calls/console/lists.ts';
import { amount, minorOf } from '../../../platform/wire-values.ts';
import type { StoredCategory, StoredInstruction } from './parcel-lists.sql.ts';

type Category = ParcelLists['categories'][number];
type Instruction = ParcelLists['instructions'][number];

export function consoleCategory(row: StoredCategory, digits: number): Category {
  return {
    id: row.id,
    module_id: row.moduleId,
    name: row.name,
    description: row.description,
    picture: row.picture,
    surcharge: amount(row.surchargeMinor, digits),
    per_km_charge: row.perKmMinor === null ? null : amount(row.perKmMinor, digits),
    weights: row.weights.map(({ upToKg, surchargeMinor }) => ({
      up_to: upToKg,
      surcharge: amount(surchargeMinor, digits),
    })),
    pick_up_proof: row.pickUpProof,
    drop_off_proof: row.dropOffProof,
    is_active: row.isActive,
  };
}

export function storedCategory(category: Category, digits: number): Omit<StoredCategory, 'id'> {
  const { per_km_charge: perKm } = category;
  return {
    moduleId: category.module_id,
    name: category.name,
    description: category.description,
    picture: category.picture,
    surchargeMinor: minorOf(category.surcharge, digits),
    perKmMinor: perKm === null ? null : minorOf(perKm, digits),
    weights: category.weights.map(({ up_to, surcharge }) => ({
      upToKg: up_to,
      surchargeMinor: minorOf(surcharge, digits),
    })),
    pickUpProof: category.pick_up_proof,
    dropOffProof: category.drop_off_proof,
    isActive: category.is_active,
  };
}

export function consoleInstruction({ id, text, isActive }: StoredInstruction): Instruction {
  return { id, text, is_active: isActive };
}
