import type { Sql } from '@rialto/database/sql.ts';

type Reason = {
  kind: 'cancellation' | 'refund';
  audience: 'customer' | 'store' | 'deliveryman';
  en: string;
  ar: string;
};

/** The reasons of a new shop, which has none yet. */
const usualReasons: Reason[] = [
  { kind: 'cancellation', audience: 'customer', en: 'I ordered by mistake', ar: 'طلبت عن طريق الخطأ' },
  { kind: 'cancellation', audience: 'customer', en: 'It takes too long', ar: 'يستغرق وقتًا طويلًا' },
  { kind: 'cancellation', audience: 'customer', en: 'I want to change the order', ar: 'أريد تغيير الطلب' },
  { kind: 'cancellation', audience: 'store', en: 'An item is sold out', ar: 'نفد أحد المنتجات' },
  { kind: 'cancellation', audience: 'store', en: 'Too many orders right now', ar: 'الطلبات كثيرة جدًا الآن' },
  { kind: 'cancellation', audience: 'store', en: 'We are closing', ar: 'سنغلق الآن' },
  {
    kind: 'cancellation',
    audience: 'deliveryman',
    en: 'The customer cannot be reached',
    ar: 'لا يمكن الوصول إلى العميل',
  },
  { kind: 'cancellation', audience: 'deliveryman', en: 'The address is wrong', ar: 'العنوان غير صحيح' },
  { kind: 'refund', audience: 'customer', en: 'Something is missing', ar: 'شيء ناقص' },
  { kind: 'refund', audience: 'customer', en: 'Something is broken or spoiled', ar: 'شيء تالف أو مكسور' },
  { kind: 'refund', audience: 'customer', en: 'I got something else', ar: 'وصلني شيء آخر' },
];

export async function fillReasons(tx: Sql): Promise<void> {
  const reasons = usualReasons.map((reason, position) => ({ ...reason, id: position + 1 }));
  await tx`
    insert into reasons (id, kind, audience, text_en, text_ar, position)
    select r.id, r.kind, r.audience, r.en, r.ar, r.id
    from jsonb_to_recordset(${JSON.stringify(reasons)}::jsonb)
      as r(id int, kind text, audience text, en text, ar text)
    where not exists (select from reasons)`;
}
