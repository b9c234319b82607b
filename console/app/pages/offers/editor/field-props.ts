import type { listOfferChoices } from '@rialto/contract/calls/console/offers.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { OfferForm, OfferKind } from '@rialto/contract/shapes/console/offer.ts';
import type { OfferDraft } from './offer-draft.ts';

export type OfferChoices = Reply<typeof listOfferChoices>;
/** The refusal of a field. */
export type OfferFault = { field: keyof OfferForm; message: string };

/** What every group of fields of the form gets. */
export type FieldProps = {
  kind: OfferKind;
  draft: OfferDraft;
  choices: OfferChoices;
  timeZone: string;
  fault: OfferFault | null;
  onForm: (part: Partial<OfferForm>) => void;
  onDraft: (part: Partial<OfferDraft>) => void;
};

/** The message of a field that was refused. */
export function faultAt(fault: OfferFault | null, field: keyof OfferForm): string | undefined {
  return fault?.field === field ? fault.message : undefined;
}
