import type { CourierId, OrderId, StaffId, StoreId } from '@rialto/database/ids.ts';
import type { StaffRole } from '@rialto/contract/shapes/enums.ts';

/** The courier of a call, known by the secret of their link. */
export type Courier = { id: CourierId };

/** The member of staff of a call. `storeIds` is null for staff of the whole shop; the simulation of the demo city plays simulated ones. */
export type Staff = { id: StaffId; role: StaffRole; storeIds: StoreId[] | null; isSimulated: boolean };

/** The receiver of a parcel, known by the token of their link. A new link has the next version. */
export type Receiver = { orderId: OrderId; version: number };
