import { inTransaction } from '@rialto/database/sql.ts';
import { visibleText } from '@rialto/rules/text/visible-text.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { throttleCode } from '../codes/throttle-code.ts';
import { openCodeRequest } from '../codes/open-code-request.ts';
import { normalEmail } from '../contact.ts';
import type { IdentityDeps } from '../identity-settings.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { hashOf, newSecret } from '../secret.ts';
import { startSession } from '../sessions/start-session.ts';
import type { SocialClaims } from './oidc-client.ts';
import type { OidcClients } from './oidc-clients.ts';
import {
  findLinkedAccount,
  findVerifiedOwner,
  insertRegistration,
  useSocialRequest,
  type SocialProfile,
} from './social.sql.ts';

const REGISTRATION_MS = 30 * 60_000;

type SocialCallback = { requestId: string; code: string; state: string };

export type SocialOutcome =
  | { kind: 'signed in'; token: string; isPhoneVerified: boolean }
  | { kind: 'link'; requestId: string }
  | { kind: 'register'; registrationToken: string; profile: SocialProfile };

/** Finishes a sign-in at a provider. An account is found by provider and subject, never by email alone. */
export async function socialLogin(
  deps: IdentityDeps,
  clients: OidcClients,
  callback: SocialCallback,
  origin: RequestOrigin,
): Promise<SocialOutcome> {
  const { db, clock } = deps;
  const now = clock();
  const request = await useSocialRequest(db, hashOf(callback.requestId), callback.state, now);
  const client = request && clients.find(request.provider);
  if (!request || !client) throw new RefusalError({ code: 'social_login_failed' });
  const claims = await clients.refuseOnFailure('social_login_failed', () => client.readClaims(callback, request));
  const linked = await findLinkedAccount(db, request.provider, claims.sub);
  if (linked === null) return linkOrRegister(deps, profileFrom(request.provider, claims), origin);
  if (linked.status !== 'active') throw new RefusalError({ code: 'account_inactive' });
  const { customerId, isPhoneVerified } = linked;
  const token = await inTransaction(db, (tx) =>
    startSession(tx, { customerId, origin, now, hooks: deps.settings.hooks }),
  );
  return { kind: 'signed in', token, isPhoneVerified };
}

/** If an account has this email, a code sent there must confirm the link; otherwise the person registers (trust.md T50). */
async function linkOrRegister(
  deps: IdentityDeps,
  profile: SocialProfile,
  origin: RequestOrigin,
): Promise<SocialOutcome> {
  const { db, clock, throttle, settings } = deps;
  const now = clock();
  const owner = profile.email === null ? null : await findVerifiedOwner(db, profile.email);
  if (owner === null || profile.email === null) {
    const registrationToken = newSecret();
    await insertRegistration(db, hashOf(registrationToken), profile, new Date(now.getTime() + REGISTRATION_MS));
    return { kind: 'register', registrationToken, profile };
  }
  const contact = { channel: 'email', value: profile.email } as const;
  await throttleCode(throttle, contact.value, origin.ip);
  const requestId = await inTransaction(db, (tx) =>
    openCodeRequest(
      tx,
      {
        purpose: 'social_link',
        contact,
        customerId: owner,
        payload: { social: { provider: profile.provider, subject: profile.subject, isEmailVerified: true } },
        messageKind: 'link_code',
        isDecoy: false,
        language: origin.language,
      },
      now,
    ),
  );
  settings.wakeMessaging();
  return { kind: 'link', requestId };
}

const NAME_MAX_LENGTH = 80;

/** Ignores an email that the provider has not verified. */
function profileFrom(provider: string, claims: SocialClaims): SocialProfile {
  const text = (name: string) => (typeof claims[name] === 'string' ? String(claims[name]) : '');
  const name = (value: string) =>
    (visibleText(value.replaceAll(/[\p{Cc}\p{Cs}]/gu, '')) ?? '').slice(0, NAME_MAX_LENGTH);
  const [first = '', ...rest] = text('name').split(' ');
  return {
    provider,
    subject: claims.sub.slice(0, 255),
    fName: name(text('given_name') || first),
    lName: name(text('family_name') || rest.join(' ')),
    email: claims['email_verified'] === true ? normalEmail(text('email')) : null,
  };
}
