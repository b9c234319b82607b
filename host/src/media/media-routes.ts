import { limitOf } from '@rialto/server/platform/http/limits.ts';
import { RefusalError } from '@rialto/server/platform/refuse.ts';
import type { FastifyInstance } from 'fastify';
import { clientLeft } from '../http/client-left.ts';
import { removePageHeaders } from '../http/security-headers.ts';
import { contentTypeOf } from './picture-encoding.ts';
import { openPictures, type Pictures, type PictureSource } from './open-pictures.ts';
import { variantAt, type PictureVariant } from './picture-variant.ts';
import { openReviewPictures } from './review-pictures.ts';
import { variantName } from './variant-name.ts';

type MediaRequest = { Params: { id: string }; Querystring: { w?: unknown } };

const headers = {
  // An id is derived from the content, so the picture of a URL never changes.
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'Accept',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
};

/** A review can be hidden, and its pictures with it. */
const reviewHeaders = { ...headers, 'cache-control': 'public, max-age=600' };

/** The pictures of the shop at /media/{id} and, in the listed widths, /media/{id}?w=640. */
export function mediaRoutes(http: FastifyInstance, source: PictureSource): Pictures {
  const pictures = openPictures(source);
  http.addHook('onClose', () => pictures.close());
  const ofReviews = openReviewPictures(source);

  http.get<MediaRequest>('/media/:id', { config: { rateLimit: limitOf('pictures') } }, async (request, reply) => {
    const variant = variantAt(request.params.id, request.query.w, request.headers.accept);
    if (!variant) throw new RefusalError({ code: 'not_found' });
    const isOfReview = ofReviews.isOne(variant);
    if (isOfReview) await ofReviews.check(variant);
    const tag = tagOf(variant);
    const shown = { ...(isOfReview ? reviewHeaders : headers), etag: tag };
    if (isKnown(request.headers['if-none-match'], tag)) {
      return removePageHeaders(reply).code(304).headers(shown).send();
    }
    const bytes = await (isOfReview ? ofReviews : pictures).read(variant, clientLeft(reply));
    return removePageHeaders(reply).headers(shown).type(contentTypeOf(bytes)).send(bytes);
  });
  return pictures;
}

/** Weak, because two servers may encode the same picture differently. */
function tagOf(variant: PictureVariant): string {
  return `W/"${variantName(variant)}"`;
}

function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((known) => known.trim() === tag);
}
