import type { BrowserContext } from '@playwright/test';

/** How far the shop's clock is ahead of this machine's. Zero for a shop without CLOCK. */
function offsetMs(): number {
  return Number(process.env['SHOP_CLOCK_OFFSET_MS'] ?? 0);
}

/** Call it when the shop is started with this CLOCK; the workers inherit the environment. */
export function setShopClock(clock: string): void {
  process.env['SHOP_CLOCK_OFFSET_MS'] = String(Date.parse(clock) - Date.now());
}

/** The time on the shop's clock. */
export function shopNow(): Date {
  return new Date(Date.now() + offsetMs());
}

/** Shifts `Date` in every page to the shop's clock. Timers stay real, so that animations and polling still run. */
export async function followShopClock(context: BrowserContext): Promise<void> {
  if (offsetMs() !== 0) await shiftClock(context, offsetMs());
}

/** The same for a shop that a story starts itself. */
export async function shiftClock(context: BrowserContext, byMs: number): Promise<void> {
  await context.addInitScript(shiftDate, byMs);
}

function shiftDate(byMs: number): void {
  const now = () => system.now() + byMs;
  const system = Date;
  globalThis.Date = new Proxy(system, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made) as Date,
    apply: () => new system(now()).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
}
