import type { CustomerId, GuestId } from '@rialto/database/ids.ts';

/** The customer or guest that a cart, an order or a file belongs to. */
export type Owner = { kind: 'customer'; id: CustomerId } | { kind: 'guest'; id: GuestId };
