export type ScaleWord = readonly [en: string, ar: string];

/** Where the branches of a store are. */
export const branches: ScaleWord[] = [
  ['Old Town', 'المدينة القديمة'],
  ['Harbour', 'المرفأ'],
  ['Centre', 'وسط البلد'],
  ['Andalus', 'الأندلس'],
  ['Ramla', 'الرملة'],
  ['Zahra', 'الزهراء'],
  ['Marina', 'المارينا'],
  ['Rabwa', 'الربوة'],
  ['University', 'الجامعة'],
  ['Foundry', 'المسابك'],
  ['Lakeside', 'البحيرة'],
  ['Basatin', 'البساتين'],
  ['Salam', 'السلام'],
  ['Pearl Beach', 'شاطئ اللؤلؤ'],
  ['Olive Heights', 'مرتفعات الزيتون'],
  ['New City', 'المدينة الجديدة'],
];

/** What distinguishes an item of one store from the same of another. The first, empty, is the most common. */
export const manners: ScaleWord[] = [
  ['', ''],
  ['house recipe', 'وصفة البيت'],
  ['large', 'كبير'],
  ['family size', 'حجم عائلي'],
  ['classic', 'كلاسيك'],
  ['special', 'مميز'],
  ['for two', 'لشخصين'],
  ['light', 'خفيف'],
  ['premium', 'فاخر'],
  ['small', 'صغير'],
  ['of the day', 'اليوم'],
  ['traditional', 'تقليدي'],
];
