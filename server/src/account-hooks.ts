import type { Sql } from '@rialto/database/sql.ts';
import { forgetCustomer, interestsOf } from './domains/customers/customers.public.ts';
import type { Shop } from './domains/content/content.public.ts';
import type { AccountHooks, CustomerFacts } from './domains/identity/identity.public.ts';
import { deleteCartsOfGuests, moveGuestCart } from './domains/cart/cart.public.ts';
import {
  factsOfOrders,
  forgetOrdersOf,
  guestsWithOrders,
  refuseWhileOrdersRun,
  type OrderFacts,
} from './domains/orders/orders.public.ts';
import { deleteFavouritesOf } from './domains/wishlist/wishlist.public.ts';
import { amount } from './platform/amount.ts';
import type { Clock } from './platform/clock.ts';

/** What the domains above identity do when an account comes, goes or is looked at. */
export function accountHooks(shop: Shop, clock: Clock): AccountHooks {
  return {
    onSignedIn: (tx, who) => moveGuestCart(tx, { ...who, now: clock() }),
    beforeDeletion: refuseWhileOrdersRun,
    async onDeleted(tx, customerId) {
      await forgetOrdersOf(tx, customerId);
      await forgetCustomer(tx, customerId);
      await deleteFavouritesOf(tx, customerId);
    },
    deleteIdleGuestData,
    factsOf: (db, customerId) => factsOf(db, customerId, shop, clock()),
  };
}

/** An order is found by its guest as long as it is kept; a cart alone is not worth that. */
export async function deleteIdleGuestData(tx: Sql, guestIds: readonly number[]): Promise<number[]> {
  const buyers = await guestsWithOrders(tx, guestIds);
  const others = guestIds.filter((id) => !buyers.includes(id));
  await deleteCartsOfGuests(tx, others);
  return others;
}

async function factsOf(db: Sql, customerId: number, shop: Shop, now: Date): Promise<CustomerFacts> {
  const [interests, settings] = await Promise.all([interestsOf(db, customerId), shop.settings()]);
  const { orderCount, firstOrder } = await factsOfOrders(db, customerId, settings, now);
  const { digits } = settings.currency;
  return { orderCount, walletMinor: 0, loyaltyPoints: 0, digits, welcome: welcomeOf(firstOrder, digits), interests };
}

/** Percent are kept as hundredths, amounts as minor units. */
function welcomeOf(firstOrder: OrderFacts['firstOrder'], digits: number): CustomerFacts['welcome'] {
  if (!firstOrder) return null;
  const { type, value, endsAt } = firstOrder;
  const discount = type === 'percent' ? value / 100 : amount(value, digits);
  return { discount, type, validity: endsAt.toISOString() };
}
