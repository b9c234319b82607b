import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

type NewRefundRequest = {
  orderId: OrderId;
  reason: string;
  note: string | null;
  fileIds: readonly string[];
  now: Date;
};

/** False if the order already has a refund request. */
export async function insertRefundRequest(tx: Sql, request: NewRefundRequest): Promise<boolean> {
  const { orderId, reason, note, fileIds, now } = request;
  const rows = await tx<{ order_id: number }[]>`
    insert into refund_requests (order_id, reason, note, amount_minor, file_ids, created_at)
    select id, ${reason}, ${note}, total_minor, ${fileIds}::text[], ${now} from orders where id = ${orderId}
    on conflict (order_id) do nothing returning order_id`;
  return rows.length > 0;
}
