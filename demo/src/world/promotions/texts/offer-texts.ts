import type { PaymentDetail, PaymentQuestion } from '@rialto/database/documents/offline-method.ts';
import type { Words } from '../../../goods/goods.ts';
import type { ModuleType } from '../../modules.ts';
import { words } from '../../../goods/measures.ts';

export type CouponText = {
  code: string;
  title: Words;
  kind: 'default' | 'first_order' | 'store_wise' | 'zone_wise' | 'free_delivery';
  module?: ModuleType;
  /** The trade of the store that it is limited to: its most popular one. */
  trade?: string;
  zone?: number;
  discountType: 'percent' | 'amount';
  discount: number;
  minimumMinor: number;
  maximumDiscountMinor?: number;
  limitPerCustomer?: number;
  totalLimit?: number;
  usedCount?: number;
  isPrivate?: boolean;
  /** Days from the time of filling. */
  starts: number;
  ends: number;
};

const long = { starts: -20, ends: 180 };
const percent = (discount: number, minimumMinor: number, maximumDiscountMinor?: number) => ({
  ...{ discountType: 'percent' as const, discount, minimumMinor },
  ...(maximumDiscountMinor === undefined ? {} : { maximumDiscountMinor }),
});
const amount = (discount: number, minimumMinor: number) => ({
  discountType: 'amount' as const,
  discount,
  minimumMinor,
});

export const couponTexts: CouponText[] = [
  {
    ...{ code: 'AHLAN20', kind: 'first_order', limitPerCustomer: 1, ...percent(2000, 800, 600), ...long },
    title: words('A fifth off your first order', 'خُمس السعر على أول طلب'),
  },
  {
    ...{ code: 'MARSA10', kind: 'default', limitPerCustomer: 5, ...percent(1000, 1200, 400), ...long },
    title: words('10% off for the whole city', 'خصم ١٠٪ للمدينة كلها'),
  },
  {
    ...{ code: 'FIVE-OFF', kind: 'default', limitPerCustomer: 2, ...amount(500, 3000), ...long },
    title: words('$5 off orders over $30', 'خصم ٥ دولارات على الطلبات فوق ٣٠ دولارًا'),
  },
  {
    ...{ code: 'FREEWAY', kind: 'free_delivery', limitPerCustomer: 3, ...percent(0, 1500), ...long },
    title: words('Delivery on us', 'التوصيل علينا'),
  },
  {
    ...{ code: 'TABLE15', kind: 'default', module: 'food', ...percent(1500, 1500, 500), ...long },
    title: words('15% off dinner', 'خصم ١٥٪ على العشاء'),
  },
  {
    ...{ code: 'FRESH12', kind: 'default', module: 'grocery', ...percent(1200, 2500, 700), ...long },
    title: words('12% off the weekly shop', 'خصم ١٢٪ على مشتريات الأسبوع'),
  },
  {
    ...{ code: 'CARE10', kind: 'default', module: 'pharmacy', ...percent(1000, 1000, 500), ...long },
    title: words('10% off personal care', 'خصم ١٠٪ على العناية الشخصية'),
  },
  {
    ...{ code: 'STYLE25', kind: 'default', module: 'ecommerce', ...percent(2500, 6000, 2000), ...long },
    title: words('A quarter off something lovely', 'ربع السعر على شيء جميل'),
  },
  {
    ...{
      code: 'GRILL-HOUSE',
      kind: 'store_wise',
      module: 'food',
      trade: 'grill',
      ...percent(1500, 1200, 600),
      ...long,
    },
    title: words('A regular’s discount at the grill', 'خصم زبائن المشويات'),
  },
  {
    ...{ code: 'PANTRY3', kind: 'store_wise', module: 'grocery', trade: 'supermarket', ...amount(300, 2500), ...long },
    title: words('$3 off a full basket', 'خصم ٣ دولارات على سلة ممتلئة'),
  },
  {
    ...{
      code: 'GLOW15',
      kind: 'store_wise',
      module: 'pharmacy',
      trade: 'beauty',
      ...percent(1500, 1500, 600),
      ...long,
    },
    title: words('15% off skin care', 'خصم ١٥٪ على العناية بالبشرة'),
  },
  {
    ...{
      code: 'PAGE-TURNER',
      kind: 'store_wise',
      module: 'ecommerce',
      trade: 'books',
      ...percent(1000, 1500),
      ...long,
    },
    title: words('10% off books', 'خصم ١٠٪ على الكتب'),
  },
  {
    ...{ code: 'CENTRE8', kind: 'zone_wise', zone: 2, ...percent(800, 1000, 300), ...long },
    title: words('8% off in the Centre', 'خصم ٨٪ في وسط المدينة'),
  },
  {
    ...{ code: 'HARBOUR8', kind: 'zone_wise', zone: 1, ...percent(800, 1000, 300), ...long },
    title: words('8% off around the Old Harbour', 'خصم ٨٪ حول المرفأ القديم'),
  },
  {
    ...{
      code: 'NEIGHBOUR30',
      kind: 'default',
      isPrivate: true,
      limitPerCustomer: 1,
      ...percent(3000, 1000, 900),
      ...long,
    },
    title: words('For our neighbours only', 'لجيراننا فقط'),
  },
  {
    ...{ code: 'SUMMER25', kind: 'default', ...percent(2500, 1500, 700), starts: -150, ends: -45 },
    title: words('Last summer’s 25% off', 'خصم ٢٥٪ من الصيف الماضي'),
  },
  {
    ...{ code: 'EARLYBIRD', kind: 'default', totalLimit: 200, usedCount: 200, ...percent(4000, 1000, 800), ...long },
    title: words('40% off for the first 200 orders', 'خصم ٤٠٪ لأول ٢٠٠ طلب'),
  },
  {
    ...{ code: 'NEXTMONTH', kind: 'default', ...percent(1000, 1000, 400), starts: 30, ends: 120 },
    title: words('Something to look forward to', 'شيء ننتظره'),
  },
];

export type CashbackText = {
  title: Words;
  cashbackType: 'percent' | 'amount';
  cashback: number;
  minimumMinor: number;
  maximumMinor: number | null;
  starts: number;
  ends: number;
};

export const cashbackTexts: CashbackText[] = [
  {
    title: words('5% cashback to your wallet', 'استرداد ٥٪ إلى محفظتك'),
    ...{ cashbackType: 'percent', cashback: 500, minimumMinor: 1000, maximumMinor: 300, ...long },
  },
  {
    title: words('$2 back on orders over $20', 'استرداد دولارين على الطلبات فوق ٢٠ دولارًا'),
    ...{ cashbackType: 'amount', cashback: 200, minimumMinor: 2000, maximumMinor: null, ...long },
  },
  {
    title: words('8% back on big baskets', 'استرداد ٨٪ على السلال الكبيرة'),
    ...{ cashbackType: 'percent', cashback: 800, minimumMinor: 6000, maximumMinor: 1000, ...long },
  },
  {
    title: words('New year cashback', 'استرداد العام الجديد'),
    ...{ cashbackType: 'percent', cashback: 1000, minimumMinor: 1500, maximumMinor: 500, starts: 40, ends: 100 },
  },
];

export const parcelInstructions: Words[] = [
  words('Handle with care, it is fragile', 'بعناية من فضلك، قابل للكسر'),
  words('Keep upright', 'يُحفظ قائمًا'),
  words('Call before you arrive', 'اتصل قبل الوصول'),
  words('Leave with the doorman', 'اتركه مع البوّاب'),
  words('Hand over in person only', 'يُسلَّم باليد فقط'),
  words('Keep out of the sun', 'بعيدًا عن الشمس'),
];

/** Minor units, and how often customers chose them. */
export const tips: readonly (readonly [amountMinor: number, chosenCount: number])[] = [
  [50, 212],
  [100, 641],
  [150, 187],
  [200, 388],
  [300, 96],
  [500, 54],
];

type Reason = { kind: 'cancellation' | 'refund'; audience: 'customer' | 'store' | 'deliveryman'; text: Words };
const reasonsOf = (kind: Reason['kind'], audience: Reason['audience'], ...texts: Words[]): Reason[] =>
  texts.map((text) => ({ kind, audience, text }));

export const reasons: Reason[] = [
  ...reasonsOf(
    'cancellation',
    'customer',
    words('I changed my mind', 'غيّرت رأيي'),
    words('I ordered the wrong thing', 'طلبت شيئًا بالخطأ'),
    words('The wait is too long', 'الانتظار طويل'),
    words('The address is wrong', 'العنوان غير صحيح'),
    words('I found a better price', 'وجدت سعرًا أفضل'),
  ),
  ...reasonsOf(
    'cancellation',
    'store',
    words('Something in the order is sold out', 'منتج في الطلب نفد'),
    words('The kitchen is closing', 'المطبخ يغلق'),
    words('The customer cannot be reached', 'لا يمكن الوصول إلى العميل'),
    words('Too many orders at the moment', 'الطلبات كثيرة حاليًا'),
  ),
  ...reasonsOf(
    'cancellation',
    'deliveryman',
    words('My vehicle broke down', 'تعطلت مركبتي'),
    words('No one opens the door', 'لا أحد يفتح الباب'),
    words('The address does not exist', 'العنوان غير موجود'),
    words('The order was not ready', 'الطلب لم يكن جاهزًا'),
  ),
  ...reasonsOf(
    'refund',
    'customer',
    words('Something was missing', 'نقص منتج من الطلب'),
    words('It arrived damaged', 'وصل تالفًا'),
    words('It is not what I ordered', 'ليس ما طلبته'),
    words('The quality was poor', 'الجودة سيئة'),
    words('It came far too late', 'وصل متأخرًا جدًا'),
  ),
];

type OfflineMethod = { name: Words; details: PaymentDetail[]; questions: PaymentQuestion[] };

export const offlineMethods: OfflineMethod[] = [
  {
    name: words('Bank transfer', 'تحويل بنكي'),
    details: [
      { name: words('Bank', 'البنك'), value: 'Marsa Noor Cooperative Bank' },
      { name: words('Account holder', 'صاحب الحساب'), value: 'Rialto Delivery' },
      { name: words('Account number', 'رقم الحساب'), value: '0000 1234 5678 9000' },
    ],
    questions: [
      { key: 'sender', label: words('Name of the account you paid from', 'اسم الحساب المحوَّل منه'), isRequired: true },
      { key: 'reference', label: words('Transfer reference', 'رقم التحويل'), isRequired: true },
      { key: 'note', label: words('Anything we should know', 'ملاحظات'), isRequired: false },
    ],
  },
  {
    name: words('Mobile wallet', 'محفظة الهاتف'),
    details: [
      { name: words('Wallet number', 'رقم المحفظة'), value: '+20 255 500 100' },
      { name: words('Registered to', 'مسجلة باسم'), value: 'Rialto Delivery' },
    ],
    questions: [
      { key: 'phone', label: words('Number you paid from', 'الرقم المحوَّل منه'), isRequired: true },
      {
        key: 'reference',
        label: words('Last four digits of the receipt', 'آخر أربعة أرقام من الإيصال'),
        isRequired: true,
      },
    ],
  },
];
