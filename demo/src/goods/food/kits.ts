import type { Extra, OptionGroup, Words } from '../goods.ts';

const words = (en: string, ar: string): Words => ({ en, ar });
const value = (en: string, ar: string, priceMinor = 0) => ({ label: words(en, ar), priceMinor });

/** Choices that many kitchens offer. A dish of its own kind writes its own. */
export const sizes = (medium: number, large: number): OptionGroup => ({
  name: words('Size', 'الحجم'),
  pick: 'one',
  isRequired: true,
  values: [value('Regular', 'عادي'), value('Medium', 'وسط', medium), value('Large', 'كبير', large)],
});

export const spiceLevel: OptionGroup = {
  name: words('Spice level', 'درجة الحرارة'),
  pick: 'one',
  isRequired: false,
  values: [value('Mild', 'خفيف'), value('Medium', 'متوسط'), value('Hot', 'حار'), value('Extra hot', 'حار جدًا')],
};

export const bread: OptionGroup = {
  name: words('Bread', 'نوع الخبز'),
  pick: 'one',
  isRequired: true,
  values: [value('Saj', 'صاج'), value('Baladi', 'بلدي'), value('French roll', 'فينو'), value('Brown', 'سن', 50)],
};

export const sauces: OptionGroup = {
  name: words('Sauces', 'الصوصات'),
  pick: 'some',
  min: 1,
  max: 3,
  isRequired: false,
  values: [
    value('Garlic', 'ثومية'),
    value('Tahini', 'طحينة'),
    value('Barbecue', 'باربكيو'),
    value('Chilli', 'شطة'),
    value('Honey mustard', 'عسل وخردل', 30),
  ],
};

export const doneness: OptionGroup = {
  name: words('How it is cooked', 'درجة النضج'),
  pick: 'one',
  isRequired: true,
  values: [value('Medium rare', 'نصف استواء'), value('Medium', 'متوسط'), value('Well done', 'مستوٍ تمامًا')],
};

export const sugar: OptionGroup = {
  name: words('Sugar', 'السكر'),
  pick: 'one',
  isRequired: true,
  values: [value('None', 'سادة'), value('A little', 'على الريحة'), value('Medium', 'مضبوط'), value('Sweet', 'زيادة')],
};

export const milk: OptionGroup = {
  name: words('Milk', 'الحليب'),
  pick: 'one',
  isRequired: false,
  values: [
    value('Whole', 'كامل الدسم'),
    value('Skimmed', 'خالي الدسم'),
    value('Oat', 'شوفان', 80),
    value('Almond', 'لوز', 80),
  ],
};

const extra = (en: string, ar: string, priceMinor: number): Extra => ({ name: words(en, ar), priceMinor });

export const cheese = extra('Extra cheese', 'جبن إضافي', 90);
export const fries = extra('Fries', 'بطاطس مقلية', 180);
export const cola = extra('Cola can', 'علبة كولا', 120);
export const pickles = extra('Pickles', 'مخلل', 50);
export const garlicDip = extra('Garlic dip', 'ثومية', 60);
export const tahini = extra('Tahini', 'طحينة', 60);
export const rice = extra('Rice', 'أرز', 150);
export const salad = extra('Green salad', 'سلطة خضراء', 140);
export const bread2 = extra('Two loaves of bread', 'رغيفان', 40);
