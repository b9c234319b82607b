import type { OrderStatus } from '@rialto/contract/shapes/enums.ts';
import type { RefundTo } from '@rialto/contract/shapes/order.ts';
import type {
  CustomerId,
  FlashSaleId,
  GuestId,
  ItemId,
  ModuleId,
  OrderId,
  StoreId,
  ZoneId,
} from '@rialto/database/ids.ts';
import type { Mover } from '@rialto/rules/order/status.ts';
import type { PaymentMethod, PaymentStatus } from '@rialto/rules/payment/awaited.ts';
import type { DiscountKind } from '@rialto/rules/price/priced-lines.ts';
import type { LineChoice, Selection } from '../cart/cart.public.ts';
import type { OrderAddress } from './order-address.ts';
import type { ParcelRow } from './parcel-row.ts';

export type OrderStore = {
  id: StoreId;
  slug: string;
  nameEn: string;
  nameAr: string | null;
  logo: string | null;
  addressEn: string;
  addressAr: string | null;
  phone: string | null;
  lat: number;
  lng: number;
  moduleId: ModuleId;
  zoneId: ZoneId;
  timezone: string;
};

export type LogEntry = { status: OrderStatus; at: string; reason: string | null; by: Mover };

/** The columns that every view of an order needs. */
export type OrderRow = {
  id: OrderId;
  ownerKind: 'customer' | 'guest';
  ownerId: CustomerId | GuestId;
  status: OrderStatus;
  orderType: 'delivery' | 'take_away' | 'parcel';
  currency: string;
  totalMinor: number;
  walletMinor: number;
  isPriced: boolean;
  /** A prescription whose price the customer has not accepted. */
  isAwaitingPrice: boolean;
  createdAt: Date;
  scheduleAt: Date | null;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  holdUntil: Date | null;
  itemsCount: number;
  store: OrderStore | null;
  /** Of an order of type parcel. */
  parcel: ParcelRow | null;
  log: LogEntry[];
  address: OrderAddress | null;
  contactName: string | null;
  contactNumber: string | null;
  contactEmail: string | null;
};

/** A line of an order. It never changes after placing. */
export type OrderLineRow = {
  lineNo: number;
  /** `Free` is a line of a prescription without an item, whose id is 0. */
  model: 'Item' | 'ItemCampaign' | 'Free';
  itemId: ItemId;
  nameEn: string;
  nameAr: string | null;
  picture: string | null;
  selection: Selection;
  chosen: LineChoice['options'];
  addOns: LineChoice['addOns'];
  note: string | null;
  quantity: number;
  unitMinor: number;
  addOnsMinor: number;
  discountMinor: number;
  discountKind: DiscountKind;
  totalMinor: number;
};

/** The stock a line took: its key, null without counted stock, and its flash sale. */
export type StockSource = { tookStock: string | null; flashSaleId: FlashSaleId | null };
export type NewLine = OrderLineRow & StockSource;
export type StockLine = Pick<OrderLineRow, 'model' | 'itemId' | 'quantity'> & StockSource;

export type OrderDetailRow = OrderRow & {
  lines: OrderLineRow[];
  itemsMinor: number;
  addOnsMinor: number;
  discountMinor: number;
  couponMinor: number;
  firstOrderMinor: number;
  taxMinor: number;
  isTaxIncluded: boolean;
  deliveryMinor: number;
  tipMinor: number;
  additionalMinor: number;
  reasons: Record<string, string>;
  couponCode: string | null;
  note: string | null;
  distanceMetres: number | null;
  cancelReason: string | null;
  refundTo: RefundTo | null;
  fileIds: string[];
  refund: {
    reason: string;
    note: string | null;
    amountMinor: number;
    status: string;
    answer: string | null;
    createdAt: string;
  } | null;
  /** The price of a prescription. */
  priceOffer: { note: string | null; pricedAt: string; isAccepted: boolean } | null;
  refundedMinor: number;
};
