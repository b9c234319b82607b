import type { Flight, Query, QueryResult, TransactionConnection } from './connection.ts';

type Step = (own: TransactionConnection) => unknown;
type QueueEntry = { send(): void; reject(error: unknown): void };
type Slot = { queued: QueueEntry[]; hasSent: boolean; isSettled: boolean; holdCount: number };

/**
 * Runs the steps at once and sends their statements in the order of the steps. A step without a statement yet keeps the
 * statements of later steps queued, so steps that issue theirs synchronously travel in one message.
 */
export async function runInOrder(connection: TransactionConnection, steps: readonly Step[]): Promise<unknown[]> {
  const { flight } = connection;
  if (flight.isInOrder) throw new Error(`Two calls of inOrder run at once. ${USE_OWN}`);
  requireNothingInFlight(flight);
  flight.isInOrder = true;
  const release = connection.holdLaterSteps?.();
  try {
    return await new OrderedSteps(connection, steps, release).run();
  } finally {
    flight.isInOrder = false;
    release?.();
  }
}

/**
 * Sends a statement of the transaction itself. It is refused while steps of `inOrder` or another statement of the
 * transaction are in flight, because code that sends two at once has not decided which one comes first.
 */
export function sendAlone(connection: TransactionConnection, query: Query): Promise<QueryResult> {
  const { flight } = connection;
  if (flight.isInOrder) return Promise.reject(new Error(`A statement bypasses a running inOrder. ${USE_OWN}`));
  if (flight.statements > 0) return Promise.reject(new Error(OVERLAPPING));
  flight.statements += 1;
  const land = () => void (flight.statements -= 1);
  const sent = connection.pipeline(query);
  // Registered before the caller's own handlers, so the next statement of the caller finds the counter at zero.
  sent.then(land, land);
  return sent;
}

export function requireNothingInFlight({ statements }: Flight): void {
  if (statements > 0) throw new Error(OVERLAPPING);
}

const USE_OWN = 'Inside a step use the tx that the step receives.';
const OVERLAPPING =
  'A statement starts while another one of its transaction is in flight. Await the first, or use inOrder.';
const TOO_LATE =
  'A step of inOrder issued a statement after the statements of later steps were sent. ' +
  'Make it a step of its own, or issue all statements of a step before awaiting the first.';

class OrderedSteps {
  readonly #connection: TransactionConnection;
  readonly #steps: readonly Step[];
  readonly #slots: readonly Slot[];
  readonly #onAllSent: (() => void) | undefined;
  #current = 0;
  #isAdvancing = false;
  #failure: { error: unknown } | null = null;

  constructor(connection: TransactionConnection, steps: readonly Step[], onAllSent: (() => void) | undefined) {
    this.#connection = connection;
    this.#steps = steps;
    this.#onAllSent = onAllSent;
    this.#slots = steps.map(() => ({ queued: [], hasSent: false, isSettled: false, holdCount: 0 }));
  }

  /** Settles after every step has settled, with the first failure if there was one. */
  async run(): Promise<unknown[]> {
    const results: Promise<unknown>[] = [];
    for (const [at, step] of this.#steps.entries()) {
      if (this.#failure) break;
      results.push(this.#runStep(at, step));
      this.#advance();
    }
    const all = await Promise.all(results);
    if (this.#failure) throw this.#failure.error;
    return all;
  }

  async #runStep(at: number, step: Step): Promise<unknown> {
    try {
      return await step(this.#connectionOf(at));
    } catch (error) {
      this.#fail(error);
      return undefined;
    } finally {
      this.#slot(at).isSettled = true;
      this.#advance();
    }
  }

  #connectionOf(at: number): TransactionConnection {
    const own: TransactionConnection = {
      kind: 'transaction',
      atCommit: this.#connection.atCommit,
      afterCommit: this.#connection.afterCommit,
      flight: { statements: 0, isInOrder: false },
      send: (query) => sendAlone(own, query),
      pipeline: (query) => this.#send(at, query),
      reserve: (work) => work(own),
      holdLaterSteps: () => this.#hold(at),
    };
    return own;
  }

  #send(at: number, query: Query): Promise<QueryResult> {
    if (this.#failure) return rejected(this.#failure.error);
    if (at < this.#current) return rejected(new Error(TOO_LATE));
    if (at === this.#current) {
      this.#slot(at).hasSent = true;
      // Not at once: the step may be about to issue another statement.
      this.#advanceSoon();
      return this.#connection.pipeline(query);
    }
    const { promise, resolve, reject } = Promise.withResolvers<QueryResult>();
    const send = () => void this.#connection.pipeline(query).then(resolve, reject);
    this.#slot(at).queued.push({ send, reject });
    return promise;
  }

  #hold(at: number): () => void {
    const slot = this.#slot(at);
    slot.holdCount += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      slot.holdCount -= 1;
      this.#advanceSoon();
    };
  }

  #advanceSoon(): void {
    if (this.#isAdvancing) return;
    this.#isAdvancing = true;
    queueMicrotask(() => {
      this.#isAdvancing = false;
      this.#advance();
    });
  }

  /** Sends what later steps have queued, up to the first step that has not sent anything yet. */
  #advance(): void {
    while (this.#current < this.#slots.length && hasSentAll(this.#slot(this.#current))) {
      if (this.#current === this.#slots.length - 1) return this.#onAllSent?.();
      this.#current += 1;
      const slot = this.#slot(this.#current);
      slot.hasSent = slot.queued.length > 0;
      for (const { send } of slot.queued.splice(0)) send();
    }
  }

  /** Statements that are still queued are not sent any more. */
  #fail(error: unknown): void {
    this.#failure ??= { error };
    for (const slot of this.#slots) for (const { reject } of slot.queued.splice(0)) reject(error);
  }

  #slot(at: number): Slot {
    return this.#slots[at] as Slot;
  }
}

function hasSentAll({ hasSent, isSettled, holdCount }: Slot): boolean {
  return isSettled || (hasSent && holdCount === 0);
}

async function rejected(error: unknown): Promise<never> {
  throw error;
}
