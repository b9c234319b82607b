/** The widths in which a picture is served: a closed list, so that requests cannot fill the disk. */
const widths = [160, 320, 480, 640, 960, 1280, 1600] as const;

/** What the browser accepts: `plain` is JPEG, or PNG for a transparent picture. */
export type PictureFormat = 'avif' | 'webp' | 'plain';

/** A size and format of a picture. Without a width it keeps its own, up to the largest of the list. */
export type PictureVariant = { id: string; width: number | null; format: PictureFormat };

const ID = /^[a-z0-9-]{1,80}$/;

/** The variant that a URL and its Accept header select, or null if there is none. */
export function variantAt(id: string, width: unknown, accept: string | undefined): PictureVariant | null {
  if (!ID.test(id)) return null;
  const format = acceptedFormat(accept);
  if (width === undefined) return { id, width: null, format };
  const known = widths.find((each) => String(each) === width);
  return known === undefined ? null : { id, width: known, format };
}

/** Only named types count: old clients send `*` too but support only the old formats. */
function acceptedFormat(accept = ''): PictureFormat {
  const named = accept
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
    .map(([type]) => type);
  if (named.includes('image/avif')) return 'avif';
  return named.includes('image/webp') ? 'webp' : 'plain';
}
