import type { HandoverKind } from '@rialto/contract/shapes/enums.ts';
import type { OrderId } from '@rialto/database/ids.ts';
import { isRunning, type OrderStatus, type OrderType } from '@rialto/rules/order/status.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import type { Limit, Throttle } from '../../../platform/throttle/throttle.ts';
import type { Shop } from '../../content/content.public.ts';
import type { Proof } from '../../couriers/couriers.public.ts';
import type { OrderSecrets } from '../order-secrets.ts';

const MINUTE_MS = 60_000;
/** A code has four digits, so guessing is limited for each order. */
const wrongCodes: Limit = { name: 'handover code', most: 5, perMs: 10 * MINUTE_MS, kind: 'guard' };

type CodedOrder = { id: OrderId; status: OrderStatus; orderType: OrderType };

export type Handover = {
  kind(): Promise<HandoverKind>;
  /** The code of a running delivery, where the shop asks for codes. */
  codeOf(order: CodedOrder): Promise<string | null>;
  /** Checks what the courier has; refuses a wrong code and a missing photo. Never call it in a transaction. */
  prove(orderId: OrderId, sent: { code: string | undefined; hasPhoto: boolean }): Promise<Proof>;
};

type Deps = { shop: Pick<Shop, 'settings'>; secrets: OrderSecrets; throttle: Throttle };

/** How orders are handed over (COU-05): a code, a photo where the customer is not there, or nothing. */
export function openHandover({ shop, secrets, throttle }: Deps): Handover {
  const kind = async () => (await shop.settings()).handover ?? 'none';

  async function checkCode(orderId: OrderId, code: string): Promise<void> {
    await throttle.attempt(wrongCodes, String(orderId));
    if (code !== (await secrets.handoverCode(orderId))) throw new RefusalError({ code: 'handover_code_wrong' });
    await throttle.uncount(wrongCodes, String(orderId));
  }

  return {
    kind,
    async codeOf({ id, status, orderType }) {
      const isAsked = orderType !== 'take_away' && isRunning(status) && (await kind()) === 'code';
      return isAsked ? secrets.handoverCode(id) : null;
    },
    async prove(orderId, { code, hasPhoto }) {
      const asked = await kind();
      if (asked === 'none') return hasPhoto ? 'photo' : 'none';
      if (asked === 'code' && code !== undefined) {
        await checkCode(orderId, code);
        return 'code';
      }
      if (!hasPhoto)
        throw new RefusalError({ code: asked === 'code' ? 'handover_code_wrong' : 'handover_photo_required' });
      return 'photo';
    },
  };
}
