/** Overrides and isolates that reorder the text around them: marks, embeddings, overrides, isolates. */
const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
/** Spaces, marks, characters without a shape, and two that look like a space: the Hangul filler and the Braille blank. */
const INVISIBLE = /[\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800\u3164]/gu;

/**
 * A typed name or address without spaces around it and without controls of text direction; null if nothing of it can be
 * seen. Joiners stay, because Persian names and emoji need them.
 */
export function visibleText(typed: string | null | undefined): string | null {
  const text = (typed ?? '').replaceAll(BIDI_CONTROLS, '').trim();
  return text.replaceAll(INVISIBLE, '') === '' ? null : text;
}
