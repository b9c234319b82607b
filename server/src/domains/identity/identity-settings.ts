import type { Language } from '@rialto/contract/languages.ts';
import type { Sql } from '@rialto/database/sql.ts';

/** What the shop asks of those who sign up, told by the composition because the shop's settings are not ours. */
export type ShopFacts = {
  country: string;
  verification: 'phone' | 'email' | 'none';
};

/** What a customer has elsewhere in the shop, shown in the profile. */
export type CustomerFacts = {
  orderCount: number;
  walletMinor: number;
  loyaltyPoints: number;
  digits: number;
  /** What a first order is worth, as long as there was none. */
  welcome: { discount: number; type: 'percent' | 'amount'; validity: string | null } | null;
  interests: number[];
};

/** What other domains do when an account comes, goes or is looked at; filled by the composition. */
export type AccountHooks = {
  onSignedIn(tx: Sql, who: { customerId: number; guestId: number }): Promise<void>;
  /** Refuses by throwing, for example while an order is on its way. Runs inside the deletion, after the account is locked. */
  beforeDeletion(tx: Sql, customerId: number): Promise<void>;
  onDeleted(tx: Sql, customerId: number): Promise<void>;
  /** Which of these guests nothing has to remember; what they had is gone with the answer. */
  letGoOfGuests(tx: Sql, guestIds: readonly number[]): Promise<number[]>;
  factsOf(db: Sql, customerId: number): Promise<CustomerFacts>;
};

export type IdentitySettings = {
  shop(): Promise<ShopFacts>;
  hooks: AccountHooks;
  /** To be called after a commit that left messages. */
  wakeMessaging(): void;
  social: SocialSettings;
};

/** Where else one can sign in: any OpenID Connect provider. */
export type SocialProvider = {
  medium: string;
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string | null;
};
export type SocialSettings = { providers: SocialProvider[]; redirectUrl: string };

/** How a request speaks and whence it comes. */
export type Visit = { ip: string; language: Language; userAgent: string; guestId: string | undefined };
