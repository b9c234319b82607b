/** Pages where a customer is in the middle of something, or that say themselves that an order can be rated. */
const UNDISTURBED =
  /^\/(checkout|prescription|pay|auth|order-|rate-and-review|chatting|parcel|my-orders\/|track-order|profile\?(.*&)?page=inbox(&|$))/;

/** Whether the prompt to rate an order may cover this page. */
export function mayPromptOn({ pathname, search }: { pathname: string; search: string }): boolean {
  return !UNDISTURBED.test(`${pathname}${search}`);
}
