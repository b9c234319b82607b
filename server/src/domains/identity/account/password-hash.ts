import { hash, hashRaw, verify, type Options } from '@node-rs/argon2';
import { limitConcurrency } from '../../../platform/limit-concurrency.ts';

/** argon2id (the library's default) with the OWASP parameters: 19 MiB, two passes. */
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash takes 30 ms of one core and 19 MiB, so few run at once to keep other requests fast (trust.md T56). */
const hashing = limitConcurrency({ concurrency: 4, maxQueued: 400 });

export function hashPassword(password: string): Promise<string> {
  return hashing(() => hash(password, options));
}

/** The same 32 bytes for the same phone and key. As slow as a password, because there are few phone numbers to try. */
export function hashPhone(phone: string, key: string): Promise<Buffer> {
  return hashing(() => hashRaw(phone, { ...options, salt: Buffer.from(key) }));
}

/** Verifies against a dummy hash if there is none, so that timing does not reveal whether an account exists (trust.md T45). */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await hashing(async () => verify(passwordHash ?? (await dummyHash()), password));
  return isRight && passwordHash !== null;
}

let dummy: Promise<string> | undefined;
function dummyHash(): Promise<string> {
  return (dummy ??= hash('nobody has this password', options));
}
