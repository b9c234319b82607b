import { writeLocal, readLocal } from './local-storage.ts';

const PREFIX = 'cr_';
const SECRET = /^cr_[\w-]{43}$/;

/**
 * The secret of the courier's link, /courier/#<secret>. It is removed from the address, so that no screenshot shows it,
 * and kept on the phone.
 */
export function takeLink(): string | null {
  const given = decodeHash(location.hash.slice(1)).trim();
  if (given === '') return readLocal<string>('courier_link');
  const secret = given.startsWith(PREFIX) ? given : PREFIX + given;
  history.replaceState(null, '', location.pathname);
  writeLocal('courier_link', secret);
  return secret;
}

/** A secret that is cut off or mistyped cannot work, so it is not sent: headers allow only some characters. */
export function isWholeLink(secret: string): boolean {
  return SECRET.test(secret);
}

function decodeHash(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
