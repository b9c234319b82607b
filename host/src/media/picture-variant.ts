/** The widths a picture is served in: a closed list, or anybody could fill our disk by counting upwards. */
const widths = [160, 320, 480, 640, 960, 1280, 1600] as const;

/** What the browser can show: `plain` is JPEG, or PNG where one sees through the picture. */
export type PictureFormat = 'avif' | 'webp' | 'plain';

/** One way to show a picture. Without a width it has its own, up to the largest of the list. */
export type PictureVariant = { id: string; width: number | null; format: PictureFormat };

const ID = /^[a-z0-9-]{1,80}$/;

/** The variant that an address and its Accept header ask for, or null when there is none. */
export function variantAt(id: string, width: unknown, accept: string | undefined): PictureVariant | null {
  if (!ID.test(id)) return null;
  const format = acceptedFormat(accept);
  if (width === undefined) return { id, width: null, format };
  const known = widths.find((each) => String(each) === width);
  return known === undefined ? null : { id, width: known, format };
}

/** Only what is named counts: every old client sends `*` too, and means what it has always known. */
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
