import type { CustomerId, ItemId, OrderId } from '@rialto/database/ids.ts';
import { part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { OrderStatus } from '@rialto/rules/order/status.ts';
import type { PaymentMethod, PaymentStatus } from '@rialto/rules/payment/awaited.ts';

/** A console shows no more at once; the oldest come first. */
export const MOST = 100;

/** What every decision says about its order. */
export type DecidedOrder = {
  orderId: OrderId;
  status: OrderStatus;
  contactName: string | null;
  customerId: CustomerId | null;
  storeNameEn: string | null;
  storeNameAr: string | null;
  currency: string;
  paymentMethod: PaymentMethod;
};

export const ofOrder = part`o.id as "orderId", o.status, o.contact_name as "contactName",
  case when o.owner_kind = 'customer' then o.owner_id end as "customerId", o.store_name_en as "storeNameEn",
  o.store_name_ar as "storeNameAr", o.currency, o.payment_method as "paymentMethod"`;

export type RefundRequestRow = DecidedOrder & {
  reason: string;
  note: string | null;
  fileIds: string[];
  createdAt: Date;
  totalMinor: number;
  walletMinor: number;
  paymentStatus: PaymentStatus;
  refundTo: 'original' | 'wallet' | null;
  refunded: { paidMinor: number; walletMinor: number };
};

const refundColumns = part`${ofOrder}, r.reason, r.note, r.file_ids as "fileIds", r.created_at as "createdAt",
  o.total_minor as "totalMinor", o.wallet_minor as "walletMinor", o.payment_status as "paymentStatus",
  o.refund_to as "refundTo",
  (select json_build_object('paidMinor', coalesce(sum(f.paid_minor), 0), 'walletMinor', coalesce(sum(f.wallet_minor), 0))
   from order_refunds f where f.order_id = o.id) as refunded`;

export function pendingRefundRequests(db: Sql): Promise<RefundRequestRow[]> {
  return db<RefundRequestRow[]>`
    select ${refundColumns} from refund_requests r join orders o on o.id = r.order_id
    where r.status = 'pending' and o.status = 'refund_requested' order by r.created_at limit ${MOST}`;
}

type Decision = { orderId: OrderId; status: 'approved' | 'rejected'; answer: string | null; now: Date };

/** Records what the shop answered. A later part of a refund may replace the answer. */
export async function writeRefundDecision(tx: Sql, { orderId, status, answer, now }: Decision): Promise<void> {
  await tx`
    update refund_requests set status = ${status}, answer = coalesce(${answer}::text, answer), decided_at = ${now}
    where order_id = ${orderId}`;
}

export type PrescriptionRow = DecidedOrder & {
  orderType: string;
  note: string | null;
  createdAt: Date;
  totalMinor: number;
  fileIds: string[];
  pricedAt: Date | null;
  priceNote: string | null;
  lines: { itemId: ItemId; nameEn: string; nameAr: string | null; quantity: number; unitMinor: number }[];
};

/** Prescriptions that are not priced, and those whose customer has not answered. */
export function waitingPrescriptions(db: Sql): Promise<PrescriptionRow[]> {
  return db<PrescriptionRow[]>`
    select ${ofOrder}, o.order_type as "orderType", o.note, o.created_at as "createdAt", o.total_minor as "totalMinor",
      array(select f.file_id from order_files f where f.order_id = o.id order by f.position) as "fileIds",
      p.priced_at as "pricedAt", p.note as "priceNote",
      (select coalesce(json_agg(json_build_object('itemId', l.item_id, 'nameEn', l.name_en, 'nameAr', l.name_ar,
         'quantity', l.quantity, 'unitMinor', l.unit_minor) order by l.line_no), '[]')
       from order_lines l where l.order_id = o.id) as lines
    from orders o left join prescription_prices p on p.order_id = o.id
    where o.source = 'prescription' and o.status = 'pending' and p.accepted_at is null
    order by o.created_at limit ${MOST}`;
}

/** Whether a file belongs to something that staff decide about: a prescription, a refund request or a told payment. */
export async function isOrderFile(db: Sql, fileId: string): Promise<boolean> {
  const [row] = await db<{ found: boolean }[]>`
    select exists (select from order_files where file_id = ${fileId})
        or exists (select from refund_requests where ${fileId} = any(file_ids))
        or exists (select from offline_payments where proof_file_id = ${fileId}) as found`;
  return row?.found ?? false;
}
