/** Whom a cart, an order or a file belongs to. */
export type Owner = { kind: 'customer'; id: number } | { kind: 'guest'; id: number };
