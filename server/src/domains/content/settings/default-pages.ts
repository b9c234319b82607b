type ShopName = { en: string; ar: string | null };
type Page = { slug: string; titleEn: string; titleAr: string; bodyEn: string; bodyAr: string };

/** The pages of a new shop: short and careful, until its owner writes their own. */
export function defaultPages({ en, ar }: ShopName): Page[] {
  const arabic = ar ?? en;
  return [
    {
      slug: 'terms-and-conditions',
      titleEn: 'Terms and conditions',
      titleAr: 'الشروط والأحكام',
      bodyEn: `With an order you ask ${en} to buy and deliver the items in it at the prices shown. The order is binding when the store accepts it.\n\n## Prices\n\nThe total shown before you order is what you pay. Nothing is added later without asking you.\n\n## Delivery\n\nPlease give a correct address and phone number. If nobody can be reached, the order may be taken back.`,
      bodyAr: `عند الطلب تطلب من ${arabic} شراء ما فيه وتوصيله بالأسعار المعروضة. ويصبح الطلب ملزمًا عندما يقبله المتجر.\n\n## الأسعار\n\nالإجمالي الذي يظهر قبل الطلب هو ما تدفعه، ولا يُضاف إليه شيء من دون سؤالك.\n\n## التوصيل\n\nيُرجى كتابة عنوان ورقم هاتف صحيحين. إذا تعذّر الوصول إليك فقد يُعاد الطلب.`,
    },
    {
      slug: 'privacy-policy',
      titleEn: 'Privacy policy',
      titleAr: 'سياسة الخصوصية',
      bodyEn: `${en} uses your name, phone number, address and orders to deliver what you order and to answer you. The store and the courier of an order see what they need for it.\n\n## Your data\n\nYou can change your data in your account or delete the account at any time. Orders are kept as long as the law requires.`,
      bodyAr: `تستخدم ${arabic} اسمك ورقم هاتفك وعنوانك وطلباتك لتوصيل ما تطلبه وللرد عليك. ويرى متجر الطلب ومندوبه ما يحتاجان إليه فقط.\n\n## بياناتك\n\nيمكنك تعديل بياناتك في حسابك أو حذف الحساب في أي وقت. وتُحفظ الطلبات المدة التي يفرضها القانون.`,
    },
    {
      slug: 'about-us',
      titleEn: 'About us',
      titleAr: 'من نحن',
      bodyEn: `${en} brings what the stores around you sell to your door.`,
      bodyAr: `توصّل ${arabic} إلى بابك ما تبيعه المتاجر من حولك.`,
    },
    {
      slug: 'help-and-support',
      titleEn: 'Help and support',
      titleAr: 'المساعدة والدعم',
      bodyEn: `Write to us or call us; you find our contact details below.\n\n## I cannot find my address\n\nMove the map until the pin is at your door. The pin is all we need.\n\n## Something is missing or wrong\n\nOpen the order and tell us what happened.`,
      bodyAr: `راسلنا أو اتصل بنا؛ ستجد بيانات التواصل أدناه.\n\n## لا أجد عنواني\n\nحرّك الخريطة حتى يصبح الدبوس عند بابك، فالدبوس يكفينا.\n\n## شيء ناقص أو غير صحيح\n\nافتح الطلب وأخبرنا بما حدث.`,
    },
  ];
}
