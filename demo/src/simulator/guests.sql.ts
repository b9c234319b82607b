import type { Sql } from '@rialto/database/sql.ts';

/** The ids of the guests of an earlier start. Those who were deleted since get a new one. */
export async function knownGuestIds(db: Sql): Promise<Map<number, string>> {
  const rows = await db<{ position: number; guestId: string }[]>`
    select s.position, s.guest_id as "guestId" from simulated_guests s
    where exists (select from guests g where g.id_hash = sha256(convert_to(s.guest_id, 'UTF8')))`;
  return new Map(rows.map(({ position, guestId }) => [position, guestId]));
}

export async function upsertGuestId(db: Sql, position: number, guestId: string): Promise<void> {
  await db`
    insert into simulated_guests (position, guest_id) values (${position}, ${guestId})
    on conflict (position) do update set guest_id = excluded.guest_id`;
}
