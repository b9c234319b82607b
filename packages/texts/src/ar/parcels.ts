/** Sending a parcel. */
export const parcels = {
  'parcel.choose': 'اختر ما تريد إرساله',
  'parcel.choose_other': 'اختر شيئًا آخر',
  'parcel.delivery_text': 'الحجز عبر الموقع غير متاح بعد. تواصل معنا لترتيب التوصيل.',
  'parcel.delivery_title': 'أرسل طردًا',
  'parcel.none': 'لا تتوفر خدمات طرود هنا بعد',
  'parcel.nothing_chosen': 'لم تختر شيئًا بعد',
  'parcel.question': 'ماذا تريد أن ترسل؟',
  'parcel.steps': 'أسهل طريقة للحصول على الخدمة',
  'parcel.title': 'نوصّل كل شيء',
  'parcel.watch': 'شاهد الفيديو',
  'parcel.why': 'لماذا ترسل معنا',
  'parcel.you_send': 'سترسل',
} as const;
