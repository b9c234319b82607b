import { randomUUID } from 'node:crypto';
import type { LoadRequest, Visit } from '../load.ts';
import { fromNextAddress } from '../visitor.ts';
import type { Purchase } from './buyers.ts';

/** A series of requests by one client, and how long the finished ones took. */
export type Chain = { visits: () => Visit; took: number[] };

type VisitState = { guest_id?: string; guest?: number };
type Step = (reply: string, visit: VisitState) => LoadRequest;

/** A new visitor puts an item into the cart, reads the bill and orders; then the next one comes. */
export function orderingChain(purchases: readonly Purchase[]): Chain {
  let next = 0;
  const wishOf = ({ guest_id }: VisitState) => ({
    source: 'cart',
    order_type: 'take_away',
    latitude: 33,
    longitude: 27,
    guest_id,
  });
  return chainOf([
    () => ({ path: '/api/v1/customer/cart/add', body: purchases[(next += 1) % purchases.length] ?? {} }),
    (reply, guest) => {
      guest.guest_id = (JSON.parse(reply) as { guest_id: string }).guest_id;
      return { path: '/api/v1/customer/order/quote', body: wishOf(guest) };
    },
    (reply, guest) => ({
      path: '/api/v1/customer/order/place',
      headers: { 'idempotency-key': randomUUID() },
      body: {
        ...wishOf(guest),
        order_amount: (JSON.parse(reply) as { bill: { total: number } }).bill.total,
        payment_method: 'cash_on_delivery',
        contact_person_name: 'Mariam Adel',
        contact_person_number: '+201001234567',
      },
    }),
  ]);
}

/** The same three requests to the reference: one line, the bill of this cart, the order of this cart. */
export function bareChain(): Chain {
  const ofGuest = (path: string) => (reply: string, visit: VisitState) => {
    visit.guest ??= (JSON.parse(reply) as { guest: number }).guest;
    return { path, body: { guest: visit.guest } };
  };
  return chainOf([() => ({ path: '/bare-first-line', body: {} }), ofGuest('/bare-quote'), ofGuest('/bare-cart-order')]);
}

function chainOf(steps: readonly Step[]): Chain {
  const took: number[] = [];
  const visits = () => {
    let [at, began] = [0, 0];
    let visit: VisitState = {};
    return (reply: string): LoadRequest => {
      const step = steps[at % steps.length] as Step;
      if (at % steps.length === 0) {
        if (at > 0) took.push(performance.now() - began);
        began = performance.now();
        visit = {};
      }
      at += 1;
      const { headers, ...request } = step(reply, visit);
      return { ...request, headers: { ...headers, ...fromNextAddress() } };
    };
  };
  return { visits, took };
}
