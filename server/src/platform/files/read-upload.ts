import type { Owner } from '../owner.ts';
import { findUpload, type UploadRow } from './uploads.sql.ts';

export const readUpload = findUpload;

export function mayRead({ customerId, guestId }: UploadRow, owner: Owner): boolean {
  return owner.kind === 'customer' ? customerId === owner.id : guestId === owner.id;
}
