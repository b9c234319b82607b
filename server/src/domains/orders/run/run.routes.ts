import * as contract from '@rialto/contract/calls/couriers.ts';
import type { App } from '../../../platform/app.ts';
import { cleanPicture } from '../../../platform/files/clean-picture.ts';
import { countUploads } from '../../../platform/files/keep-upload.ts';
import { bind, type Call } from '../../../platform/http/bind.ts';
import { courierOf } from '../../../platform/http/caller.ts';
import type { LiveOrders } from '../arrival/open-live-orders.ts';
import { offerToNext } from '../board/offer-to-next.ts';
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
    const proven =
      step === 'deliver' && !isTaken(step, assignment) && assignment.state === 'picked_up'
        ? await prove(app, live, call, assignment.orderId)
        : { proof: 'none' as const, photo: null };
    const request = { ...who, step, reason, now, at: pressedAt(call.body.pressed_at, now), ...proven };
    const { orderId, status } = await takeStep(call.db, request);
    if (step === 'decline' && !isTaken(step, assignment))
      await offerToNext({ db: call.db, ways, clock: app.clock }, orderId);
    return { order_id: orderId, order_status: status };
  });
}

/** Checks the code or the photo before the transaction, because guesses are counted even if it rolls back. */
async function prove(app: App, { handover }: LiveOrders, call: Call<typeof contract.takeStep>, orderId: number) {
  const [sent] = call.files['photo'] ?? [];
  const proof = await handover.prove(orderId, { code: call.body.code, hasPhoto: sent !== undefined });
  if (!sent || proof !== 'photo') return { proof, photo: null };
  await countUploads(app.throttle, { kind: 'courier', id: courierOf(call).id }, [sent]);
  return { proof, photo: await cleanPicture(sent, 'handover') };
}

function pressedAt(sent: string | undefined, now: Date): Date {
  const at = sent === undefined ? NaN : Date.parse(sent);
  return at <= now.getTime() && at >= now.getTime() - LATEST_MS ? new Date(at) : now;
}
