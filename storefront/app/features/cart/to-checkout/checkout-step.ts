type Visitor = { hasLines: boolean; isSignedIn: boolean; canGuestsOrder: boolean };

/** Where the button of the drawer leads (CRT-06). */
export function checkoutStep({
  hasLines,
  isSignedIn,
  canGuestsOrder,
}: Visitor): 'home' | 'checkout' | 'ask' | 'sign_in' {
  if (!hasLines) return 'home';
  if (isSignedIn) return 'checkout';
  return canGuestsOrder ? 'ask' : 'sign_in';
}
