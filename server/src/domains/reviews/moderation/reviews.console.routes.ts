import * as contract from '@rialto/contract/calls/console/reviews.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { staffOf } from '../../../platform/http/caller.ts';
import { paged, pageOf } from '../../../platform/http/paging.ts';
import { textOf } from '../../../platform/texts.ts';
import { listStaffReviews } from './list-staff-reviews.ts';
import { hideReview, replyToReview, showReview } from './moderate-reviews.ts';
import { staffReview } from '../reviews.view.ts';

/** What staff do with reviews (REV-03). */
export function reviewConsoleRoutes(app: App): void {
  bind(app, contract.listStaffReviews, async (call) => {
    const { store_id: storeId, customer_id: customerId = null, list = 'all', ...paging } = call.query;
    const listed = { staff: staffOf(call), storeId, customerId, list };
    const [viewer, { reviews, totalSize }] = await Promise.all([
      call.viewer(),
      listStaffReviews(call.db, listed, pageOf(paging)),
    ]);
    return { ...paged(paging, totalSize), reviews: reviews.map((row) => staffReview(row, viewer)) };
  });
  bind(app, contract.replyToReview, async (call) => {
    const { reply } = call.body;
    await replyToReview(call.db, { staff: staffOf(call), reviewId: call.params.id, reply, now: app.clock() });
    return { message: textOf('review.replied', call.scope.language) };
  });
  bind(app, contract.hideReview, async (call) => {
    const { reason } = call.body;
    await hideReview(call.db, { staff: staffOf(call), reviewId: call.params.id, reason, now: app.clock() });
    return { message: textOf('review.hidden', call.scope.language) };
  });
  bind(app, contract.showReview, async (call) => {
    await showReview(call.db, { staff: staffOf(call), reviewId: call.params.id, now: app.clock() });
    return { message: textOf('review.shown', call.scope.language) };
  });
}
