import type { Sql } from '@rialto/database/sql.ts';
import { forgetCustomer, interestsOf } from './domains/customers/customers.public.ts';
import type { Shop } from './domains/content/content.public.ts';
import type { AccountHooks, CustomerFacts } from './domains/identity/identity.public.ts';
import { deleteFavouritesOf } from './domains/wishlist/wishlist.public.ts';

/** What the domains above identity do when an account comes, goes or is looked at. */
export function accountHooks(shop: Shop): AccountHooks {
  return {
    async onSignedIn() {},
    async beforeDeletion() {},
    async onDeleted(tx, customerId) {
      await forgetCustomer(tx, customerId);
      await deleteFavouritesOf(tx, customerId);
    },
    factsOf: (db, customerId) => factsOf(db, customerId, shop),
  };
}

async function factsOf(db: Sql, customerId: number, shop: Shop): Promise<CustomerFacts> {
  const [interests, { currency }] = await Promise.all([interestsOf(db, customerId), shop.settings()]);
  return { orderCount: 0, walletMinor: 0, loyaltyPoints: 0, digits: currency.digits, welcome: null, interests };
}
