import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
/** A code of the step before or after is accepted too, because clocks differ. */
const WINDOW = 1;

/** What every authenticator app supports: SHA-1, six digits, half a minute. */
const totpOf = (secret: Secret, label?: { issuer: string; label: string }) =>
  new TOTP({ ...label, secret, algorithm: 'SHA1', digits: 6, period: 30 });

export type NewSecret = { bytes: Uint8Array; text: string; uri: string };

/** A random secret, as text to type and as the address for a QR code. */
export function newCodeSecret(issuer: string, label: string): NewSecret {
  const secret = new Secret({ size: SECRET_BYTES });
  return { bytes: secret.bytes, text: secret.base32, uri: totpOf(secret, { issuer, label }).toString() };
}

/** The step of a right code, for remembering that it was used; null for a wrong one. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | null {
  const totp = totpOf(new Secret({ buffer: Uint8Array.from(secret).buffer }));
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
