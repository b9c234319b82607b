import type { Language } from '@rialto/contract/http/languages.ts';
import type { CouponId, CustomerId, GuestId, StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { App } from '../../platform/app.ts';

/** The shop's sign-up settings. They belong to the content domain, so the composition passes them in. */
export type SignUpRules = {
  country: string;
  verification: 'phone' | 'email' | 'none';
  hasReferrals: boolean;
};

/** Profile fields that other domains own. */
export type CustomerFacts = {
  orderCount: number;
  walletMinor: number;
  loyaltyPoints: number;
  digits: number;
  /** Discount on the first order, null after it was placed. */
  firstOrderDiscount: { discount: number; type: 'percent' | 'amount'; validity: string | null } | null;
  interests: number[];
};

/** The benefits that a person gets once or a few times and has used. */
export type UsedBenefits = { hasOrdered: boolean; couponUses: { couponId: CouponId; count: number }[] };

export type Referral = { customerId: CustomerId; referrerId: number };

/** An account that is being deleted. */
export type LeavingCustomer = {
  id: number;
  email: string | null;
  /** Whether the customer gives up the money in the wallet. */
  givesUpWallet: boolean;
  now: Date;
};

/** The email is null if the customer has none. */
export type NewsletterReader = { email: string | null; language: Language };

/** Callbacks into other domains when an account signs in, is deleted or is read. The composition provides them. */
export type AccountHooks = {
  onSignedIn(tx: Sql, ids: { customerId: CustomerId; guestId: GuestId }): Promise<void>;
  /** Throws a refusal, for example while an order is active. Runs in the deletion's transaction, after the account is locked. */
  beforeDeletion(tx: Sql, customerId: CustomerId): Promise<void>;
  /** Throws a refusal while money is left that the customer does not give up. */
  onDeleted(tx: Sql, customer: LeavingCustomer): Promise<void>;
  /** Subscribes the customer to the newsletter, or ends the subscription. */
  onOffersChosen(tx: Sql, reader: NewsletterReader, isWanted: boolean): Promise<void>;
  readUsedBenefits(tx: Sql, customerId: CustomerId): Promise<UsedBenefits>;
  /** Counts the benefits that an earlier account with the same phone has used. */
  onPhoneReturned(tx: Sql, customerId: CustomerId, used: UsedBenefits, now: Date): Promise<void>;
  /** A new customer joined with the referral code of another. */
  onReferred(tx: Sql, referral: Referral, now: Date): Promise<void>;
  /** Deletes what other domains hold for these guests, and returns the ids that may now be deleted. */
  deleteIdleGuestData(tx: Sql, guestIds: readonly GuestId[]): Promise<number[]>;
  readCustomerFacts(db: Sql, customerId: CustomerId): Promise<CustomerFacts>;
};

export type StoreName = { id: StoreId; nameEn: string; nameAr: string | null };

/** The stores that members of staff can work for. They belong to the catalogue, so the composition passes them in. */
export type StoreNames = {
  withIds(db: Sql, ids: readonly StoreId[]): Promise<StoreName[]>;
  like(db: Sql, text: string, limit: number): Promise<StoreName[]>;
};

export type IdentitySettings = {
  stores: StoreNames;
  shop(): Promise<SignUpRules>;
  /** The name of the shop in a language. */
  shopName(): Promise<(language: Language) => string>;
  /** The address of the shop, for links in messages. */
  publicUrl: string;
  hooks: AccountHooks;
  /** Call after committing a transaction that queued messages. */
  wakeMessaging(): void;
  social: SocialSettings;
};

/** An OpenID Connect provider that customers can sign in with. */
export type SocialProvider = {
  medium: string;
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string | null;
};
export type SocialSettings = { providers: SocialProvider[]; redirectUrl: string };

/** Dependencies of this domain's use cases. */
export type IdentityDeps = Pick<App, 'db' | 'clock' | 'throttle'> & { settings: IdentitySettings };
