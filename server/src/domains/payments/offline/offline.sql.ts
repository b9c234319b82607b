import type { OrderId } from '@rialto/database/ids.ts';
import type { PaymentDetail, PaymentQuestion } from '@rialto/database/documents/offline-method.ts';
import type { Sql } from '@rialto/database/sql.ts';

export type OfflineMethodRow = {
  id: number;
  nameEn: string;
  nameAr: string | null;
  details: PaymentDetail[];
  questions: PaymentQuestion[];
};

export function activeOfflineMethods(db: Sql): Promise<OfflineMethodRow[]> {
  return db<OfflineMethodRow[]>`
    select id, name_en as "nameEn", name_ar as "nameAr", details, questions
    from offline_payment_methods
    where active
    order by position, id`;
}

export async function hasOfflineMethods(db: Sql): Promise<boolean> {
  const rows = await db<{ found: boolean }[]>`
    select exists (select from offline_payment_methods where active) as found`;
  return rows[0]?.found ?? false;
}

export async function activeOfflineMethod(db: Sql, id: number): Promise<OfflineMethodRow | undefined> {
  const [row] = await db<OfflineMethodRow[]>`
    select id, name_en as "nameEn", name_ar as "nameAr", details, questions
    from offline_payment_methods
    where active and id = ${id}`;
  return row;
}

type NewOfflinePayment = {
  paymentId: string;
  methodId: number;
  methodName: string;
  answers: readonly { key: string; value: string }[];
  proofFileId: string | null;
  now: Date;
};

export async function insertOfflinePayment(tx: Sql, payment: NewOfflinePayment): Promise<void> {
  await tx`
    insert into offline_payments (payment_id, method_id, method_name, answers, proof_file_id, told_at)
    values (${payment.paymentId}, ${payment.methodId}, ${payment.methodName},
      ${JSON.stringify(payment.answers)}::jsonb, ${payment.proofFileId}, ${payment.now})`;
}

/** The latest offline payment of the order that awaits a decision. */
export async function undecidedOfflinePayment(tx: Sql, orderId: OrderId): Promise<string | undefined> {
  const [row] = await tx<{ id: string }[]>`
    select p.id from offline_payments o join payments p on p.id = o.payment_id
    where p.order_id = ${orderId} and o.decided_at is null
    order by o.told_at desc limit 1`;
  return row?.id;
}

export async function decideOfflinePayment(
  tx: Sql,
  paymentId: string,
  isApproved: boolean,
  now: Date,
): Promise<boolean> {
  const rows = await tx`
    update offline_payments set decided_at = ${now}, is_approved = ${isApproved}
    where payment_id = ${paymentId} and decided_at is null
    returning payment_id`;
  return rows.length > 0;
}

/** Deletes answers and proof, which may contain personal data. The payment and its amount stay. */
export async function forgetOfflineAnswers(tx: Sql, orderIds: readonly OrderId[]): Promise<void> {
  await tx`
    update offline_payments set answers = '[]', proof_file_id = null
    where payment_id in (select id from payments where order_id = any(${orderIds}::bigint[]))`;
}
