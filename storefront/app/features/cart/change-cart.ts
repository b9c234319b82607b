import { getServerData, applyOptimistic } from '../../platform/query/query-data.ts';
import type { Cart } from '@rialto/contract/shapes/cart.ts';
import { showErrors } from '../../platform/overlays/show-errors.ts';
import { announceCart, cartQuery, refreshCart } from './cart.ts';

type Change = {
  /** Applied to the shown cart at once, until the server has answered. */
  update: (cart: Cart) => Cart;
  /** Sends the change, given the last cart of the server. null when nothing needs to be sent any more. */
  send: (cart: Cart | null) => Promise<Cart> | null;
  /** Of two waiting changes with the same name only the later is sent. */
  name?: string;
};

let queue: Promise<unknown> = Promise.resolve();
const waiting: Change[] = [];

/**
 * Changes the cart optimistically. Changes are sent one after the other; a refusal is thrown after the cart has been
 * read again.
 */
export function changeCart(change: Change): Promise<void> {
  const settle = applyOptimistic(cartQuery(), change.update);
  waiting.push(change);
  const done = queue.then(async () => {
    waiting.splice(waiting.indexOf(change), 1);
    const isReplaced = change.name !== undefined && waiting.some(({ name }) => name === change.name);
    try {
      const answer = isReplaced ? null : await change.send(getServerData(cartQuery()) ?? null);
      settle(answer);
      if (answer) announceCart(answer);
    } catch (thrown) {
      await refreshCart();
      settle();
      throw thrown;
    }
  });
  queue = done.catch(() => undefined);
  return done;
}

/** The same, with a refusal shown as a toast. True when the change was made. */
export function tryChange(change: Change): Promise<boolean> {
  return changeCart(change).then(
    () => true,
    (thrown: unknown) => {
      showErrors(thrown);
      return false;
    },
  );
}
