import type { CustomerId, GuestId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Owner } from '../owner.ts';

export type UploadKind = 'profile' | 'prescription' | 'proof' | 'refund' | 'handover' | 'chat' | 'review';
type NewUpload = { id: string; kind: UploadKind; owner: Owner; contentType: string; bytes: Buffer; now: Date };

export async function insertUpload(db: Sql, { id, kind, owner, contentType, bytes, now }: NewUpload): Promise<void> {
  const customerId = owner.kind === 'customer' ? owner.id : null;
  const guestId = owner.kind === 'guest' ? owner.id : null;
  await db`
    insert into uploads (id, kind, customer_id, guest_id, content_type, bytes, created_at)
    values (${id}, ${kind}, ${customerId}, ${guestId}, ${contentType}, ${bytes}, ${now})`;
}

export type UploadRow = {
  kind: UploadKind;
  customerId: CustomerId | null;
  guestId: GuestId | null;
  contentType: string;
  bytes: Buffer;
};

export async function findUpload(db: Sql, id: string): Promise<UploadRow | null> {
  const rows = await db<UploadRow[]>`
    select kind, customer_id as "customerId", guest_id as "guestId", content_type as "contentType", bytes
    from uploads where id = ${id}`;
  return rows[0] ?? null;
}

export async function deleteUpload(db: Sql, id: string): Promise<void> {
  await db`delete from uploads where id = ${id}`;
}

export async function deleteUploadsOf(db: Sql, customerId: CustomerId): Promise<void> {
  await db`delete from uploads where customer_id = ${customerId}`;
}
