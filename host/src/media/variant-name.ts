import { ENCODING } from './picture-encoding.ts';
import type { PictureVariant } from './picture-variant.ts';

/** The name of the file of a variant. */
export function variantName({ id, width, format }: PictureVariant): string {
  return `${id}/${width ?? 'full'}-${ENCODING}.${format}`;
}
