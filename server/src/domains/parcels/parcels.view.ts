import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { listParcelCategories, listParcelInstructions, listTips } from '@rialto/contract/calls/parcels.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { amount, flag, mediaUrl, textIn } from '../../platform/wire-values.ts';
import type { ParcelCategoryRow, ParcelInstructionRow, TipRow } from './parcels.sql.ts';

type ParcelCategory = Reply<typeof listParcelCategories>[number];
type ParcelInstruction = Reply<typeof listParcelInstructions>['data'][number];
type Tip = Reply<typeof listTips>[number];

export function parcelCategory(row: ParcelCategoryRow, { language, media, digits }: Viewer): ParcelCategory {
  return {
    id: row.id,
    name: textIn(language, row.nameEn, row.nameAr),
    description: textIn(language, row.descriptionEn, row.descriptionAr),
    image_full_url: mediaUrl(media, row.picture),
    surcharge: amount(row.surchargeMinor, digits),
    weights: row.weights.map(({ upToKg, surchargeMinor }) => ({
      up_to: upToKg,
      surcharge: amount(surchargeMinor, digits),
    })),
    pick_up_proof: row.pickUpProof,
    drop_off_proof: row.dropOffProof,
  };
}

export function parcelInstruction(
  { id, textEn, textAr }: ParcelInstructionRow,
  language: Viewer['language'],
): ParcelInstruction {
  return { id, instruction: textIn(language, textEn, textAr) };
}

export function tip({ amountMinor, isMostChosen }: TipRow, digits: number): Tip {
  return { amount: amount(amountMinor, digits), is_most_chosen: flag(isMostChosen) };
}
