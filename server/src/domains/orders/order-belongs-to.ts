import type { Owner } from '../../platform/owner.ts';

export function orderBelongsTo(order: { ownerKind: Owner['kind']; ownerId: number }, { kind, id }: Owner): boolean {
  return order.ownerKind === kind && order.ownerId === id;
}
