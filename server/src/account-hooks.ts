import type { CustomerId, GuestId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { deleteConversationsOf } from './domains/chat/chat.public.ts';
import { forgetCustomer, interestsOf } from './domains/customers/customers.public.ts';
import { deleteDataOfEmail, deleteSubscriber, insertSubscriber, type Shop } from './domains/content/content.public.ts';
import type { AccountHooks, CustomerFacts, UsedBenefits } from './domains/identity/identity.public.ts';
import { deleteCartOfCustomer, deleteCartsOfGuests, moveGuestCart } from './domains/cart/cart.public.ts';
import {
  orderFactsOf,
  anonymizeOrdersOf,
  guestsWithOrders,
  hasFirstOrder,
  markFirstOrderUsed,
  requireNoOpenOrders,
  type OrderFacts,
} from './domains/orders/orders.public.ts';
import { deleteGivenCouponsOf, insertEarlierUses, usesOf } from './domains/promotions/promotions.public.ts';
import { anonymizeReviewsOf } from './domains/reviews/reviews.public.ts';
import { deleteLedgerNotes, findWallet, giveUpWallet, recordReferral } from './domains/wallet/wallet.public.ts';
import { deleteFavouritesOf } from './domains/wishlist/wishlist.public.ts';
import { amount } from './platform/wire-values.ts';
import type { Clock } from './platform/clock.ts';

/** Connects identity to the domains above it: what they do when an account signs in, is deleted or is read. */
export function accountHooks(shop: Shop, clock: Clock): AccountHooks {
  return {
    onSignedIn: (tx, ids) => moveGuestCart(tx, { ...ids, now: clock() }),
    beforeDeletion: requireNoOpenOrders,
    async onDeleted(tx, { id, email, givesUpWallet: hasAgreed, now }) {
      await anonymizeOrdersOf(tx, id);
      await anonymizeReviewsOf(tx, id);
      await deleteCartOfCustomer(tx, id);
      await forgetCustomer(tx, id);
      await deleteFavouritesOf(tx, id);
      await deleteGivenCouponsOf(tx, id);
      await deleteConversationsOf(tx, id);
      const { digits } = await shop.locale();
      // After the orders, whose locks come before those of wallets.
      await giveUpWallet(tx, { customerId: id, hasAgreed, digits, now });
      await deleteLedgerNotes(tx, id);
      if (email !== null) await deleteDataOfEmail(tx, email);
    },
    async onOffersChosen(tx, { email, language }, isWanted) {
      if (email === null) return;
      if (isWanted) await insertSubscriber(tx, email, language);
      else await deleteSubscriber(tx, email);
    },
    async readUsedBenefits(tx, customerId) {
      return { hasOrdered: await hasFirstOrder(tx, customerId), couponUses: await usesOf(tx, customerId) };
    },
    onPhoneReturned: countUsedBenefits,
    onReferred: recordReferral,
    deleteIdleGuestData,
    readCustomerFacts: (db, customerId) => readCustomerFacts(db, customerId, shop, clock()),
  };
}

/** Deletes the carts of guests without orders and returns these guests. A guest with orders must still find them. */
export async function deleteIdleGuestData(tx: Sql, guestIds: readonly GuestId[]): Promise<number[]> {
  const withOrders = await guestsWithOrders(tx, guestIds);
  const deletableGuestIds = guestIds.filter((id) => !withOrders.includes(id));
  await deleteCartsOfGuests(tx, deletableGuestIds);
  return deletableGuestIds;
}

async function countUsedBenefits(tx: Sql, customerId: CustomerId, used: UsedBenefits, now: Date): Promise<void> {
  if (used.hasOrdered) await markFirstOrderUsed(tx, customerId);
  for (const uses of used.couponUses) await insertEarlierUses(tx, customerId, uses, now);
}

async function readCustomerFacts(db: Sql, customerId: CustomerId, shop: Shop, now: Date): Promise<CustomerFacts> {
  const [interests, wallet, settings] = await Promise.all([
    interestsOf(db, customerId),
    findWallet(db, customerId),
    shop.settings(),
  ]);
  const { orderCount, firstOrder } = await orderFactsOf(db, customerId, settings, now);
  const { digits } = settings.currency;
  return {
    orderCount,
    walletMinor: wallet.balanceMinor,
    loyaltyPoints: wallet.points,
    digits,
    firstOrderDiscount: firstOrderDiscount(firstOrder, digits),
    interests,
  };
}

/** Percentages are stored in hundredths, amounts in minor units. */
function firstOrderDiscount(firstOrder: OrderFacts['firstOrder'], digits: number): CustomerFacts['firstOrderDiscount'] {
  if (!firstOrder) return null;
  const { type, value, endsAt } = firstOrder;
  const discount = type === 'percent' ? value / 100 : amount(value, digits);
  return { discount, type, validity: endsAt.toISOString() };
}
