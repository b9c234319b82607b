import { randomUUID } from 'node:crypto';
import type { LoadRequest, Target } from '../load.ts';
import type { ServerProcess } from '../processes.ts';
import { fromNextAddress } from '../visitor.ts';
import { asBuyer, type Buyer, type Purchase } from './buyers.ts';
import { bareChain, orderingChain } from './chain.ts';
import type { CallMeasurement } from './verdict.ts';

const CLIENTS = [1, 20];
const ROUNDS = { count: 5, ms: 1_000 };
/** More rounds for writes: a disk that stalls now and then spoils a few, and the median is not affected. */
const WRITING_ROUNDS = { count: 9, ms: 1_000 };
const PLACE_GOAL = 0.5;
const WALLET_GOAL = 0.45;
const FIRST_ITEM_GOAL = 0.4;
const FURTHER_ITEM_GOAL = 0.5;
const CHAIN_GOAL = 0.45;
const TAIL_GOAL = 2;
const CHAIN_TAIL_GOAL = 5;

/** `buyers` are guests who pay cash, `customers` pay with their wallet. */
export type Stock = { buyers: Buyer[]; customers: Buyer[]; purchases: Purchase[] };

/** The calls to measure, and what each is compared with. */
export function callsOf(
  shop: ServerProcess,
  reference: ServerProcess,
  { buyers, customers, purchases }: Stock,
): CallMeasurement[] {
  // Placing empties the carts, so each is used once; the other calls start again at the first.
  const unplaced = buyers[Symbol.iterator]();
  const unpaid = customers[Symbol.iterator]();
  const turn = endless(buyers);
  const buy = endless(purchases);
  const ours = (next: () => LoadRequest): Target => {
    const path = () => {
      const { headers, ...request } = next();
      return { ...request, headers: { ...headers, ...fromNextAddress() } };
    };
    return { port: shop.port, path, headers: asBuyer };
  };
  const bare = (path: string): Target => ({ port: reference.port, path: () => ({ path, body: {} }) });
  const writing = { clients: CLIENTS, rounds: WRITING_ROUNDS };
  const add = '/api/v1/customer/cart/add';
  const chain = orderingChain(purchases);
  return [
    {
      name: 'quote',
      ours: ours(() => ({ path: '/api/v1/customer/order/quote', body: turn().wish })),
      bare: bare('/bare-order'),
      clients: CLIENTS,
      rounds: ROUNDS,
    },
    {
      name: 'place',
      ours: ours(() => placing(unplaced.next().value)),
      bare: bare('/bare-order'),
      ...writing,
      goal: PLACE_GOAL,
    },
    {
      name: 'place from the wallet',
      ours: ours(() => placing(unpaid.next().value)),
      bare: bare('/bare-order'),
      ...writing,
      goal: WALLET_GOAL,
    },
    {
      name: 'first item',
      ours: ours(() => ({ path: add, body: buy() })),
      bare: bare('/bare-first-line'),
      ...writing,
      goal: FIRST_ITEM_GOAL,
    },
    {
      name: 'further item',
      ours: ours(() => ({ path: add, body: turn().line })),
      bare: bare('/bare-line'),
      ...writing,
      goal: FURTHER_ITEM_GOAL,
      tail: TAIL_GOAL,
    },
    {
      name: 'chain',
      ours: { ...ours(() => ({ path: '' })), visits: chain.visits },
      bare: { ...bare(''), visits: bareChain().visits },
      clients: [20],
      rounds: WRITING_ROUNDS,
      goal: CHAIN_GOAL,
      tail: CHAIN_TAIL_GOAL,
      chain,
    },
  ];
}

function placing(buyer: Buyer | undefined): LoadRequest {
  if (!buyer) throw new Error('All carts have been placed; fill more.');
  return {
    path: '/api/v1/customer/order/place',
    body: buyer.order,
    headers: { ...buyer.headers, 'idempotency-key': randomUUID() },
  };
}

function endless<T>(all: readonly T[]): () => T {
  let at = 0;
  return () => all[(at += 1) % all.length] as T;
}
