import type { OrderId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import type { Clock } from '../../../platform/clock.ts';
import { publish } from '../../../platform/events/publish.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { endedOffers, findLiveAssignment, formerOffers, writeEnded } from '../../couriers/couriers.public.ts';
import type { Ways } from '../../geo/geo.public.ts';
import { lockOrderState } from '../lifecycle/status.sql.ts';
import { orderCourierChanged } from '../orders.events.ts';
import { offerOrder } from './offer-order.ts';
import { suggestCouriers, type SuggestedCourier } from './suggest-couriers.ts';

/** After this many offers a person has to look for a courier. */
const MAX_OFFERS = 10;
const BATCH_SIZE = 100;

type Deps = { db: Sql; ways: Ways; clock: Clock };

/** Offers an order that was declined, or not accepted in time, to the next courier. False if there is none. */
export async function offerToNext({ db, ways, clock }: Deps, orderId: OrderId): Promise<boolean> {
  const former = await formerOffers(db, orderId);
  if (former.reduce((sum, { count }) => sum + count, 0) >= MAX_OFFERS) return false;
  const suggested = await suggestCouriers(db, ways, orderId);
  const next = suggested.filter(({ hasDeclined }) => !hasDeclined).toSorted(leastOffered);
  for (const { courier } of next) {
    const isOffered = await offerOrder(db, { staff: null, orderId, courierId: courier.id, now: clock() }).then(
      () => true,
      (thrown: unknown) => {
        if (!(thrown instanceof RefusalError)) throw thrown;
        // Another courier may still be free; nothing else can change for this order.
        return thrown.refusal.code === 'courier_unavailable' ? false : null;
      },
    );
    if (isOffered !== false) return isOffered === true;
  }
  return false;
}

/** The order of suggestion stays among those who were offered it equally often. */
function leastOffered(a: SuggestedCourier, b: SuggestedCourier): number {
  return a.offersCount - b.offersCount;
}

/** Ends offers that were not accepted in time, offers them again, and returns how many there were. */
export async function expireOffers(deps: Deps): Promise<number> {
  const { db, clock } = deps;
  let count = 0;
  for (const { orderId } of await endedOffers(db, clock(), BATCH_SIZE)) {
    if (!(await expireOffer(db, orderId, clock()))) continue;
    count += 1;
    await offerToNext(deps, orderId);
  }
  return count;
}

function expireOffer(db: Sql, orderId: OrderId, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await lockOrderState(tx, orderId);
    const live = await findLiveAssignment(tx, orderId);
    if (live?.state !== 'offered' || live.offerEndsAt > now) return false;
    await writeEnded(tx, live.id, 'expired', now);
    const { courierId } = live;
    await publish(tx, orderCourierChanged, { orderId, courierId, state: 'expired', at: now.toISOString() });
    return true;
  });
}
