import type {
  Decisions,
  MoneyMismatch,
  RefundByHand,
  WaitingPayment,
  WaitingPrescription,
  WaitingRefund,
} from '@rialto/contract/calls/console/decisions.ts';
import { refundableMinor } from '@rialto/rules/payment/refund.ts';
import { filePath } from '../../../platform/files/file-path.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { amount, flag, textIn } from '../../../platform/wire-values.ts';
import type { DecidedOrder, PrescriptionRow, RefundRequestRow } from './decisions.sql.ts';
import type { ReadDecisions } from './read-decisions.ts';
import type { MismatchRow, RefundByHandRow, OfflinePaymentRow } from './waiting-money.sql.ts';

type DecisionViewer = {
  viewer: Viewer;
  /** The currency of wallets; null in a shop without them. */
  walletCurrency: string | null;
};

export function decisionsView(
  { payments, byHand, refunds, prescriptions, mismatches }: ReadDecisions,
  shown: DecisionViewer,
) {
  const { viewer } = shown;
  return {
    payments: payments.map((row) => waitingPayment(row, viewer)),
    refunds_by_hand: byHand.map((row) => refundByHand(row, viewer)),
    refunds: refunds.map((row) => waitingRefund(row, shown)),
    prescriptions: prescriptions.map((row) => waitingPrescription(row, viewer)),
    mismatches: mismatches.map((row) => mismatch(row, viewer)),
  } satisfies Decisions;
}

function ofOrder(row: DecidedOrder, { language }: Viewer) {
  return {
    order_id: row.orderId,
    order_status: row.status,
    customer_name: row.contactName,
    customer_id: row.customerId,
    store_name: row.storeNameEn && textIn(language, row.storeNameEn, row.storeNameAr),
    payment_method: row.paymentMethod,
  };
}

function waitingPayment(row: OfflinePaymentRow, viewer: Viewer): WaitingPayment {
  return {
    ...ofOrder(row, viewer),
    amount: amount(row.amountMinor, viewer.currencyOf(row.currency).digits),
    method_name: row.methodName,
    answers: row.answers,
    proof: filePath(row.proofFileId),
    told_at: row.toldAt.toISOString(),
  };
}

function refundByHand(row: RefundByHandRow, viewer: Viewer): RefundByHand {
  return {
    ...ofOrder(row, viewer),
    amount: amount(row.amountMinor, viewer.currencyOf(row.currency).digits),
    method_name: row.methodName,
    since: row.since.toISOString(),
  };
}

const pathsOf = (fileIds: readonly string[]) => fileIds.flatMap((id) => filePath(id) ?? []);

function waitingRefund(row: RefundRequestRow, { viewer, walletCurrency }: DecisionViewer): WaitingRefund {
  const { digits } = viewer.currencyOf(row.currency);
  const { paidMinor, walletMinor } = row.refunded;
  return {
    ...ofOrder(row, viewer),
    reason: row.reason,
    note: row.note,
    pictures: pathsOf(row.fileIds),
    created_at: row.createdAt.toISOString(),
    total: amount(row.totalMinor, digits),
    wallet_amount: amount(row.walletMinor, digits),
    refunded: amount(paidMinor + walletMinor, digits),
    refundable: amount(refundableMinor(row, row.refunded), digits),
    refund_to: row.refundTo,
    has_wallet: flag(row.customerId !== null && row.currency === walletCurrency),
  };
}

function waitingPrescription(row: PrescriptionRow, viewer: Viewer): WaitingPrescription {
  const { digits } = viewer.currencyOf(row.currency);
  return {
    ...ofOrder(row, viewer),
    order_type: row.orderType,
    pictures: pathsOf(row.fileIds),
    order_note: row.note,
    created_at: row.createdAt.toISOString(),
    priced_at: row.pricedAt && row.pricedAt.toISOString(),
    lines: row.lines.map(({ itemId, nameEn, nameAr, quantity, unitMinor }) => ({
      item_id: itemId === 0 ? null : itemId,
      name: textIn(viewer.language, nameEn, nameAr),
      quantity,
      price: amount(unitMinor, digits),
    })),
    price_note: row.priceNote,
    total: amount(row.totalMinor, digits),
  };
}

function mismatch(row: MismatchRow, viewer: Viewer): MoneyMismatch {
  return {
    kind: row.kind,
    order_id: row.orderId,
    order_status: row.status,
    payment_id: row.paymentId,
    amount: amount(row.amountMinor, viewer.currencyOf(row.currency).digits),
    created_at: row.createdAt.toISOString(),
  };
}
