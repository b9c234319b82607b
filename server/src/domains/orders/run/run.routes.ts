import * as contract from '@rialto/contract/calls/couriers.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { courierOf } from '../../../platform/http/caller.ts';
import type { LiveOrders } from '../arrival/open-live-orders.ts';
import { offerToNext } from '../board/offer-to-next.ts';
import { proveStep } from './prove-step.ts';
import { readRun } from './read-run.ts';
import { runView } from './run.view.ts';
import { isTaken, requireAssignment, takeStep } from './take-step.ts';

/** Steps that were pressed without a network are sent later, but not after this time. */
const LATEST_MS = 30 * 60_000;

/** The courier's run. */
export function runRoutes(app: App, live: LiveOrders): void {
  const { shop, handover, ways } = live;

  bind(app, contract.readRun, async (call) => {
    const [viewer, settings, kind] = await Promise.all([call.viewer(), shop.settings(), handover.kind()]);
    const run = await readRun(call.db, live, courierOf(call).id, viewer.now);
    return runView(run, { shop: settings, handover: kind }, viewer);
  });
  bind(app, contract.takeStep, async (call) => {
    const { step, reason = null } = call.body;
    const now = app.clock();
    const who = { courierId: courierOf(call).id, assignmentId: call.params.id };
    const assignment = await requireAssignment(call.db, who);
    const [photo] = call.files['photo'] ?? [];
    const proven = await proveStep(app, live, { step, assignment, code: call.body.code, photo });
    const request = { ...who, step, reason, now, at: pressedAt(call.body.pressed_at, now), ...proven };
    const { orderId, status } = await takeStep(call.db, request);
    if (step === 'decline' && !isTaken(step, assignment))
      await offerToNext({ db: call.db, ways, clock: app.clock }, orderId);
    return { order_id: orderId, order_status: status };
  });
}

function pressedAt(sent: string | undefined, now: Date): Date {
  const at = sent === undefined ? NaN : Date.parse(sent);
  return at <= now.getTime() && at >= now.getTime() - LATEST_MS ? new Date(at) : now;
}
