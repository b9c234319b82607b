import type { HandoverKind } from '@rialto/contract/shapes/enums.ts';
import type { OrderId } from '@rialto/database/ids.ts';
import { isRunning, type OrderStatus, type OrderType } from '@rialto/rules/order/status.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import type { Limit, Throttle } from '../../../platform/throttle/throttle.ts';
import type { Shop } from '../../content/content.public.ts';
import type { Proof } from '../../couriers/couriers.public.ts';
import type { OrderSecrets } from '../order-secrets.ts';

const MINUTE_MS = 60_000;
/** A code has four digits, so guessing is limited for each order and end of its way. */
const wrongCodes: Limit = { name: 'handover code', most: 5, perMs: 10 * MINUTE_MS, kind: 'guard' };

export type End = 'pick_up' | 'drop_off';
type Proofs = { pickUpProof: HandoverKind; dropOffProof: HandoverKind };
type ProvenOrder = { id: OrderId; parcel: Proofs | null };
type CodedOrder = ProvenOrder & { status: OrderStatus; orderType: OrderType };

export type Handover = {
  kind(): Promise<HandoverKind>;
  /** The code of a running delivery, where the shop or the category of the parcel asks for codes. */
  codeOf(order: CodedOrder): Promise<string | null>;
  /** The code of a parcel that is not picked up yet, where its category asks for one. */
  pickUpCodeOf(order: CodedOrder): Promise<string | null>;
  /** Checks what the courier has; refuses a wrong code and a missing photo. Never call it in a transaction. */
  prove(end: End, order: ProvenOrder, sent: { code: string | undefined; hasPhoto: boolean }): Promise<Proof>;
};

type Deps = { shop: Pick<Shop, 'settings'>; secrets: OrderSecrets; throttle: Throttle };

/** How orders are handed over (COU-05): a code, a photo where the customer is not there, or nothing. */
export function openHandover({ shop, secrets, throttle }: Deps): Handover {
  const kind = async () => (await shop.settings()).handover ?? 'none';

  /** What a category asks for goes before the setting of the shop, which concerns the door only. */
  async function askedAt(end: End, { parcel }: Pick<ProvenOrder, 'parcel'>): Promise<HandoverKind> {
    if (end === 'pick_up') return parcel?.pickUpProof ?? 'none';
    const ofParcel = parcel?.dropOffProof ?? 'none';
    return ofParcel === 'none' ? kind() : ofParcel;
  }

  async function checkCode(end: End, orderId: OrderId, code: string): Promise<void> {
    const key = `${orderId} ${end}`;
    await throttle.attempt(wrongCodes, key);
    const right = await (end === 'pick_up' ? secrets.pickUpCode(orderId) : secrets.handoverCode(orderId));
    if (code !== right) throw new RefusalError({ code: 'handover_code_wrong' });
    await throttle.uncount(wrongCodes, key);
  }

  return {
    kind,
    async codeOf({ id, status, orderType, parcel }) {
      const isAsked =
        orderType !== 'take_away' && isRunning(status) && (await askedAt('drop_off', { parcel })) === 'code';
      return isAsked ? secrets.handoverCode(id) : null;
    },
    async pickUpCodeOf({ id, status, parcel }) {
      const isAsked = isRunning(status) && status !== 'picked_up' && (await askedAt('pick_up', { parcel })) === 'code';
      return isAsked ? secrets.pickUpCode(id) : null;
    },
    async prove(end, { id, parcel }, { code, hasPhoto }) {
      const asked = await askedAt(end, { parcel });
      if (asked === 'none') return hasPhoto ? 'photo' : 'none';
      if (asked === 'code' && code !== undefined) {
        await checkCode(end, id, code);
        return 'code';
      }
      if (!hasPhoto)
        throw new RefusalError({ code: asked === 'code' ? 'handover_code_wrong' : 'handover_photo_required' });
      return 'photo';
    },
  };
}
