import { inTransaction } from '@rialto/database/sql.ts';
import type { JWTPayload } from 'jose';
import { RefusalError } from '../../../platform/refuse.ts';
import { openCodeRequest } from '../codes/open-code-request.ts';
import { countCode } from '../codes/count-code.ts';
import { normalEmail } from '../contact.ts';
import type { Desk } from '../desk.ts';
import type { Visit } from '../identity-settings.ts';
import { hashOf, newSecret } from '../secret.ts';
import { startSession } from '../sessions/start-session.ts';
import type { OidcClients } from './oidc-clients.ts';
import {
  findLinked,
  findVerifiedOwner,
  insertRegistration,
  useSocialRequest,
  type Registration,
} from './social.sql.ts';

const REGISTRATION_MS = 30 * 60_000;

type Back = { requestId: string; code: string; state: string };

export type SocialOutcome =
  | { kind: 'signed in'; token: string; isPhoneVerified: boolean }
  | { kind: 'link'; requestId: string }
  | { kind: 'register'; registrationToken: string; told: Registration };

/** The way back from another provider. An account is found by who the provider says it is, never by e-mail alone. */
export async function socialLogin(desk: Desk, clients: OidcClients, back: Back, visit: Visit): Promise<SocialOutcome> {
  const { db, clock } = desk;
  const now = clock();
  const request = await useSocialRequest(db, hashOf(back.requestId), back.state, now);
  const client = request && clients.of(request.provider);
  if (!request || !client) throw new RefusalError({ code: 'social_login_failed' });
  const claims = await clients.guarded(
    () => client.claimsFor(back.code, request.codeVerifier, request.nonce),
    'social_login_failed',
  );
  const linked = await findLinked(db, request.provider, claims.sub);
  if (linked === null) return welcome(desk, toldBy(request.provider, claims), visit);
  if (linked.status !== 'active') throw new RefusalError({ code: 'account_inactive' });
  const { customerId, isPhoneVerified } = linked;
  const token = await inTransaction(db, (tx) =>
    startSession(tx, { customerId, visit, now, hooks: desk.settings.hooks }),
  );
  return { kind: 'signed in', token, isPhoneVerified };
}

/** Who proves the e-mail of an account is asked once more, in its mailbox, before the two are joined (trust.md T50). */
async function welcome(desk: Desk, told: Registration, visit: Visit): Promise<SocialOutcome> {
  const { db, clock, throttle, settings } = desk;
  const now = clock();
  const owner = told.email === null ? null : await findVerifiedOwner(db, told.email);
  if (owner === null || told.email === null) {
    const registrationToken = newSecret();
    await insertRegistration(db, hashOf(registrationToken), told, new Date(now.getTime() + REGISTRATION_MS));
    return { kind: 'register', registrationToken, told };
  }
  const contact = { channel: 'email', value: told.email } as const;
  await countCode(throttle, contact.value, visit.ip);
  const requestId = await inTransaction(db, (tx) =>
    openCodeRequest(
      tx,
      {
        purpose: 'social_link',
        contact,
        customerId: owner,
        payload: { social: { provider: told.provider, subject: told.subject, isEmailVerified: true } },
        messageKind: 'link_code',
        isDecoy: false,
        language: visit.language,
      },
      now,
    ),
  );
  settings.wakeMessaging();
  return { kind: 'link', requestId };
}

const MOST_NAME = 80;

/** An e-mail that the provider does not vouch for is as good as none. */
function toldBy(provider: string, claims: JWTPayload & { sub: string }): Registration {
  const text = (name: string) => (typeof claims[name] === 'string' ? String(claims[name]) : '');
  const name = (value: string) =>
    value
      .replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
      .trim()
      .slice(0, MOST_NAME);
  const [first = '', ...rest] = text('name').split(' ');
  return {
    provider,
    subject: claims.sub.slice(0, 255),
    fName: name(text('given_name') || first),
    lName: name(text('family_name') || rest.join(' ')),
    email: claims['email_verified'] === true ? normalEmail(text('email')) : null,
  };
}
