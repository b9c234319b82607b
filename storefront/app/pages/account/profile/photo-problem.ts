import { t } from '@rialto/texts/text.ts';

export const photoTypes = ['image/jpeg', 'image/png', 'image/gif'];

const MOST_BYTES = 2 * 1024 * 1024;

/** Why a file is not accepted as photo, or null (ACC-06). */
export function photoProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!photoTypes.includes(type)) return t('profile.photo_type');
  return size > MOST_BYTES ? t('profile.photo_large') : null;
}
