import { t } from '@rialto/texts/text.ts';

/** The limits of CHK-12. */
export const MOST_PICTURES = 3;
const MOST_BYTES = 5_000_000;
export const PICTURE_KINDS = 'image/jpeg,image/png';

/** The accepted pictures, and the message about the rejected ones. */
export function addPictures(
  kept: readonly File[],
  added: readonly File[],
): { pictures: File[]; problem: string | null } {
  const readable = added.filter(({ type }) => PICTURE_KINDS.split(',').includes(type));
  const small = readable.filter(({ size }) => size <= MOST_BYTES);
  const all = [...kept, ...small];
  return { pictures: all.slice(0, MOST_PICTURES), problem: problemOf() };

  function problemOf(): string | null {
    if (all.length > MOST_PICTURES) return t('prescription.too_many');
    if (readable.length < added.length) return t('prescription.wrong_kind');
    return small.length < readable.length ? t('prescription.too_large') : null;
  }
}
