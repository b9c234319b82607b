import type { ParcelWish, ParcelWishKind } from '@rialto/contract/shapes/parcel.ts';
import { t, type TextKey } from '@rialto/texts/text.ts';

const choices = {
  door: 'receiving.wish_door',
  neighbour: 'receiving.wish_neighbour',
  reception: 'receiving.wish_reception',
  later: 'receiving.wish_later',
} as const satisfies Record<ParcelWishKind, TextKey>;

export function choiceText(kind: ParcelWishKind): string {
  return t(choices[kind]);
}

/** A choice with its minutes. */
export function chosenText({ wish, minutes }: Pick<ParcelWish, 'wish' | 'minutes'>): string {
  const text = choiceText(wish);
  return minutes === null ? text : `${text} · ${t('receiving.later_minutes', { count: minutes })}`;
}

const notes = {
  door: 'receiving.wish_note_door',
  neighbour: 'receiving.wish_note_neighbour',
  reception: 'receiving.wish_note_reception',
} as const satisfies Record<Exclude<ParcelWishKind, 'later'>, TextKey>;

/** Asks where exactly; coming later needs no place. */
export function noteLabel(kind: Exclude<ParcelWishKind, 'later'>): string {
  return t(notes[kind]);
}

/** Cash cannot be collected from an empty doorway. */
export function choicesFor(cashToPay: number): ParcelWishKind[] {
  return cashToPay > 0 ? ['neighbour', 'reception', 'later'] : ['neighbour', 'door', 'reception', 'later'];
}
