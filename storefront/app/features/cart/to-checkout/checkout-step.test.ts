import { expect, test } from 'vitest';
import { checkoutStep } from './checkout-step.ts';

test.each([
  [{ hasLines: false, isSignedIn: true, canGuestsOrder: true }, 'home'],
  [{ hasLines: true, isSignedIn: true, canGuestsOrder: false }, 'checkout'],
  [{ hasLines: true, isSignedIn: false, canGuestsOrder: true }, 'ask'],
  [{ hasLines: true, isSignedIn: false, canGuestsOrder: false }, 'sign_in'],
] as const)('CRT-06 %j leads to %s', (visitor, step) => {
  expect(checkoutStep(visitor)).toBe(step);
});
