import * as contract from '@rialto/contract/calls/reviews.ts';
import type { Body, Endpoint } from '@rialto/contract/http/endpoint.ts';
import { visibleText } from '@rialto/rules/text/visible-text.ts';
import type { App } from '../../platform/app.ts';
import { cleanPicture } from '../../platform/files/clean-picture.ts';
import { countUploads } from '../../platform/files/keep-upload.ts';
import { bind, type Call } from '../../platform/http/bind.ts';
import { signedIn } from '../../platform/http/caller.ts';
import { textOf } from '../../platform/texts.ts';
import { averageOf } from '../catalog/catalog.public.ts';
import type { NamedSubject } from './review-subject.ts';
import { ownReview } from './reviews.view.ts';
import { submitReview } from './submit-review.ts';

type SubmitCall = Pick<Call<Endpoint>, 'db' | 'scope' | 'viewer' | 'files' | 'customerId'> & {
  body: Pick<Body<typeof contract.submitStoreReview>, 'order_id' | 'rating' | 'comment'>;
};

/** Reviews that customers write about their orders (REV-02). */
export function submitRoutes(app: App): void {
  async function submit(call: SubmitCall, subject: NamedSubject) {
    const customerId = signedIn(call);
    const files = call.files['image'] ?? [];
    await countUploads(app.throttle, { kind: 'customer', id: customerId }, files);
    const pictures = await Promise.all(files.map((bytes) => cleanPicture(bytes, 'review')));
    const { order_id: orderId, rating, comment } = call.body;
    const opinion = { customerId, orderId, subject, rating, comment: visibleText(comment) ?? '', pictures };
    const { review, sum } = await submitReview(call.db, { ...opinion, now: app.clock() });
    return {
      message: textOf('review.thanks', call.scope.language),
      review: ownReview(review, await call.viewer()),
      avg_rating: averageOf(sum) ?? rating,
      rating_count: sum.ratingCount,
    };
  }

  bind(app, contract.submitItemReview, (call) =>
    submit(call, { kind: 'item', itemId: call.body.item_id, lineNo: call.body.line_no }),
  );
  bind(app, contract.submitStoreReview, (call) => submit(call, { kind: 'store', storeId: call.body.store_id }));
  bind(app, contract.submitCourierReview, (call) =>
    submit(call, { kind: 'courier', courierId: call.body.delivery_man_id }),
  );
}
