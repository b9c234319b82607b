import type { ParcelWish, ParcelWishKind } from '@rialto/contract/shapes/parcel.ts';
import { t } from '@rialto/texts/text.ts';

export function choiceText(kind: ParcelWishKind): string {
  return t(`receiving.wish_${kind}`);
}

/** A choice with its minutes. */
export function chosenText({ wish, minutes }: Pick<ParcelWish, 'wish' | 'minutes'>): string {
  const text = choiceText(wish);
  return minutes === null ? text : `${text} · ${t('receiving.later_minutes', { count: minutes })}`;
}

/** Asks where exactly; coming later needs no place. */
export function noteLabel(kind: Exclude<ParcelWishKind, 'later'>): string {
  return t(`receiving.wish_note_${kind}`);
}

/** Cash cannot be collected from an empty doorway. */
export function choicesFor(cashToPay: number): ParcelWishKind[] {
  return cashToPay > 0 ? ['neighbour', 'reception', 'later'] : ['neighbour', 'door', 'reception', 'later'];
}
