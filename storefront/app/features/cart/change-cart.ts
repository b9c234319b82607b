import type { Cart } from '@rialto/contract/shapes/cart.ts';
import { showErrors } from '../../platform/overlays/show-errors.ts';
import { cartTold, expectChange, refreshCart, type Expectation } from './cart.ts';

type Change = {
  /** Shown at once. */
  expectation: Expectation;
  /** Given the cart as the server knows it when its turn has come; null when there is nothing to do any more. */
  send: (cart: Cart | null) => Promise<Cart> | null;
  /** Of two waiting changes with one name the later is enough. */
  name?: string;
};

let turn: Promise<unknown> = Promise.resolve();
const waiting: Change[] = [];

/**
 * Changes the cart: what is pressed shows at once, and the server hears of it after everything that was pressed before.
 * A refusal is thrown, after the cart has been read again as it really is.
 */
export function changeCart(change: Change): Promise<void> {
  const settle = expectChange(change.expectation);
  waiting.push(change);
  const done = turn.then(async () => {
    waiting.splice(waiting.indexOf(change), 1);
    const isOutdated = change.name !== undefined && waiting.some(({ name }) => name === change.name);
    try {
      settle(isOutdated ? null : await change.send(cartTold()));
    } catch (thrown) {
      await refreshCart();
      settle(null);
      throw thrown;
    }
  });
  turn = done.catch(() => undefined);
  return done;
}

/** The same, where a refusal is only to be said. True when it was done. */
export function tryChange(change: Change): Promise<boolean> {
  return changeCart(change).then(
    () => true,
    (thrown: unknown) => {
      showErrors(thrown);
      return false;
    },
  );
}
