import type { StaffId } from '@rialto/database/ids.ts';
import { hash, randomInt } from 'node:crypto';

const COUNT = 10;
const GROUPS = 3;
const GROUP_LENGTH = 4;
/** Without letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Ten codes of sixty random bits, such as K7QX-2MPA-9RTD. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, newGroup).join('-'));
}

function newGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** The stored form of a code, however it was typed. A plain hash suffices because the code is random. */
export function hashOfRecoveryCode(staffId: StaffId, typed: string): Buffer {
  const code = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return hash('sha256', `${staffId} ${code}`, 'buffer');
}
