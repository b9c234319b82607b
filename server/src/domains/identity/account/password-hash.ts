import { hash, verify, type Options } from '@node-rs/argon2';
import { lanes } from '../../../platform/lanes.ts';

/** argon2id, which is the default, with what OWASP asks for: 19 MiB, two passes. */
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash takes 30 ms of a core and 19 MiB: more at once would only slow down who browses (trust.md T56). */
const hashing = lanes(4, 400);

export function hashPassword(password: string): Promise<string> {
  return hashing(() => hash(password, options));
}

/** Takes as long without a hash as with one, so that the time tells nothing about the account (trust.md T45). */
export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await hashing(async () => verify(passwordHash ?? (await nobodysHash()), password));
  return isRight && passwordHash !== null;
}

let kept: Promise<string> | undefined;
function nobodysHash(): Promise<string> {
  return (kept ??= hash('nobody has this password', options));
}
