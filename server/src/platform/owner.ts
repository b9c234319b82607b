import type { CustomerId, GuestId } from '@rialto/database/ids.ts';

/** A guest who is created together with their first change, and the secret that identifies them. */
export type NewGuest = { id: GuestId; secret: string };

/** The customer or guest that a cart, an order or a file belongs to. */
export type Owner = { kind: 'customer'; id: CustomerId } | { kind: 'guest'; id: GuestId };
