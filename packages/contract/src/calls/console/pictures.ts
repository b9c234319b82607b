import { endpoint } from '../../http/endpoint.ts';
import { shownPicture } from '../../shapes/console/fields.ts';
import { input } from '../../shapes/input.ts';

const MAX_BYTES = 8_000_000;

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/console/pictures',
  group: 'console',
  summary: 'Stores a picture for the catalogue. It is decoded and encoded again; the same picture has the same id.',
  needs: ['staff:catalogue'],
  body: input({}),
  files: { picture: { maxCount: 1, maxBytes: MAX_BYTES } },
  reply: shownPicture,
  refuses: [
    'picture_missing',
    'picture_type_refused',
    'picture_unreadable',
    'picture_too_large',
    'picture_too_many_pixels',
  ],
});
