import type { Texts } from '@rialto/database/documents/texts.ts';

export type DemoPage = { slug: string; title: Required<Texts>; body: Required<Texts> };

/** Policies, about and help of the demo shop: short, true of the demo, in both languages. */
export const demoPages: DemoPage[] = [
  {
    slug: 'about-us',
    title: { en: 'About us', ar: 'من نحن' },
    body: {
      en: `Rialto began as a bridge: between the kitchens, markets, pharmacies and workshops of Marsa Noor and the people who live above, behind and across the river from them.

## What we do

We show what can be brought to your door right now, how long it takes and what it costs, and then we bring it. Every store you see is a neighbour of yours.

## How we work

Couriers are paid by the hour, not by the parcel. Stores see the price you see. And if something goes wrong, a person answers.`,
      ar: `بدأت ريالتو جسراً: بين مطابخ مرسى نور وأسواقها وصيدلياتها وورشها، وبين الناس الذين يسكنون فوقها وخلفها وعلى الضفة الأخرى من النهر.

## ماذا نفعل

نعرض عليك ما يمكن أن يصل إلى بابك الآن، وكم يستغرق وكم يكلّف، ثم نوصله. كل متجر تراه جارٌ لك.

## كيف نعمل

يتقاضى مندوبونا أجرهم بالساعة لا بالطرد. ويرى المتجر السعر الذي تراه أنت. وإذا حدث خطأ، يجيبك إنسان.`,
    },
  },
  {
    slug: 'help-and-support',
    title: { en: 'Help & Support', ar: 'المساعدة والدعم' },
    body: {
      en: `We are here every day from seven in the morning until two at night. Write, call or come by; the addresses are below.

## My address is not found

Move the map until the pin stands at your door. A pin is enough for us; the text only helps the courier.

## A store is closed

Each store keeps its own hours, and its card says whether it is open now. Come back later, or choose a neighbour of it.

## I want to sell or deliver with Rialto

Write to us with your name, your street and what you do. We answer within two days.`,
      ar: `نحن هنا كل يوم من السابعة صباحاً حتى الثانية ليلاً. راسلنا أو اتصل بنا أو زرنا؛ العناوين في الأسفل.

## لا أجد عنواني

حرّك الخريطة حتى يقف الدبوس عند بابك. الدبوس يكفينا، والنص يساعد المندوب فقط.

## المتجر مغلق

لكل متجر ساعات عمله، وتخبرك بطاقته إن كان مفتوحاً الآن. عُد لاحقاً أو اختر جاراً له.

## أريد أن أبيع أو أوصّل مع ريالتو

اكتب لنا اسمك وشارعك وعملك، ونجيبك خلال يومين.`,
    },
  },
  {
    slug: 'terms-and-conditions',
    title: { en: 'Terms & Conditions', ar: 'الشروط والأحكام' },
    body: {
      en: `These terms hold between you and the shop that runs this site. This is a demonstration: nothing you see here can be bought.

## Orders

An order is a contract once the store has confirmed it. Until then you may cancel it without giving a reason.

## Prices

The price you confirm is the price you pay. It names every part: items, delivery, discount and tax.

## Delivery

Times are estimates by the store. When an order is much later than told, you may cancel it and get everything back.`,
      ar: `تسري هذه الشروط بينك وبين المتجر الذي يدير هذا الموقع. هذا عرض توضيحي: لا يمكن شراء شيء مما تراه هنا.

## الطلبات

يصبح الطلب عقداً بعد أن يؤكده المتجر. وقبل ذلك يمكنك إلغاؤه من دون سبب.

## الأسعار

السعر الذي تؤكده هو السعر الذي تدفعه، وفيه كل جزء: الأصناف والتوصيل والخصم والضريبة.

## التوصيل

الأوقات تقديرات من المتجر. وإذا تأخر الطلب كثيراً عمّا قيل، يمكنك إلغاؤه واسترداد كل شيء.`,
    },
  },
  {
    slug: 'privacy-policy',
    title: { en: 'Privacy Policy', ar: 'سياسة الخصوصية' },
    body: {
      en: `We keep what we need to bring you things, and nothing else.

## On your device

Your language, theme, chosen place and module stay in your browser, so that the next page knows them. One cookie repeats them for our server. There is no tracking and no third party on these pages.

## With us

A guest gets a random number, of which we keep only a fingerprint. If you subscribe to the newsletter, we keep your address until you tell us to stop.`,
      ar: `نحتفظ بما نحتاجه لنوصل إليك ما تطلب، ولا شيء سواه.

## على جهازك

تبقى لغتك ومظهرك ومكانك والقسم الذي اخترته في متصفحك لتعرفها الصفحة التالية. ويكررها ملف تعريف واحد لخادمنا. لا تتبّع ولا أطراف أخرى في هذه الصفحات.

## لدينا

يحصل الضيف على رقم عشوائي لا نحتفظ إلا ببصمته. وإذا اشتركت في النشرة، نحتفظ ببريدك حتى تطلب منا التوقف.`,
    },
  },
  {
    slug: 'refund-policy',
    title: { en: 'Refund Policy', ar: 'سياسة الاسترداد' },
    body: {
      en: `If something is missing, broken or not what you ordered, tell us within two days with a picture. You get your money back the way you paid it, usually on the same day.

## What cannot be refunded

Medicines that have been opened, and food that arrived as ordered.`,
      ar: `إذا نقص شيء أو انكسر أو لم يكن ما طلبته، فأخبرنا خلال يومين مع صورة. تسترد مالك بالطريقة التي دفعت بها، في اليوم نفسه غالباً.

## ما لا يُسترد

الأدوية التي فُتحت، والطعام الذي وصل كما طُلب.`,
    },
  },
  {
    slug: 'cancellation-policy',
    title: { en: 'Cancellation Policy', ar: 'سياسة الإلغاء' },
    body: {
      en: `You may cancel an order as long as the store has not confirmed it, and everything is given back at once.

## After confirmation

Once a kitchen cooks or a pharmacist has prepared your order, only the store can release you. Call us and we ask for you.`,
      ar: `يمكنك إلغاء الطلب ما دام المتجر لم يؤكده، ويُعاد إليك كل شيء فوراً.

## بعد التأكيد

إذا بدأ المطبخ بالطهي أو جهّز الصيدلي طلبك، فالمتجر وحده يمكنه إعفاؤك. اتصل بنا ونسأل نيابة عنك.`,
    },
  },
  {
    slug: 'shipping-policy',
    title: { en: 'Shipping Policy', ar: 'سياسة الشحن' },
    body: {
      en: `We deliver inside the zones of Marsa Noor. The map tells you at once whether your door is in one.

## Times

Each store names its own. Groceries come in under an hour, parcels within the day.

## Costs

The charge follows the way along the streets and is shown before you confirm. Some stores deliver free of charge; their cards say so.`,
      ar: `نوصّل داخل مناطق مرسى نور. تخبرك الخريطة فوراً إن كان بابك في إحداها.

## الأوقات

لكل متجر أوقاته. تصل البقالة في أقل من ساعة، والطرود خلال اليوم.

## التكاليف

تُحسب الأجرة بحسب الطريق عبر الشوارع وتُعرض قبل أن تؤكد. وبعض المتاجر توصّل مجاناً، وبطاقاتها تقول ذلك.`,
    },
  },
];
