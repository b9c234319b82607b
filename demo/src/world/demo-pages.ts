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

We show you what can be at your door soon, how long it takes and what it costs, and then we deliver it. Every store you see is in your neighbourhood.

## How we work

Couriers are paid by the hour, not by the parcel. Stores see the price you see. And if something goes wrong, you can talk to a person.`,
      ar: `بدأت ريالتو جسرًا: بين مطابخ مرسى نور وأسواقها وصيدلياتها وورشها، وبين الناس الذين يسكنون فوقها وخلفها وعلى الضفة الأخرى من النهر.

## ماذا نفعل

نعرض لك ما يمكن أن يصل إلى بابك قريبًا، وكم يستغرق وكم يكلّف، ثم نوصّله. كل متجر تراه في الجوار.

## كيف نعمل

يتقاضى مندوبونا أجرهم بالساعة لا بالطرد. ويرى المتجر السعر الذي تراه أنت. وإذا حدث خطأ، يمكنك التحدث إلى شخص حقيقي.`,
    },
  },
  {
    slug: 'help-and-support',
    title: { en: 'Help & Support', ar: 'المساعدة والدعم' },
    body: {
      en: `We’re here every day from 7 a.m. until 2 a.m. Write, call or visit us; you’ll find our contact details below.

## I can’t find my address

Move the map until the pin is at your door. The pin is all we need; the written address just helps the courier.

## A store is closed

Each store sets its own hours, and its card shows whether it’s open now. Come back later or choose one nearby.

## I want to sell or deliver with Rialto

Send us your name, your street and what you do. We’ll reply within two days.`,
      ar: `نحن هنا كل يوم من السابعة صباحًا حتى الثانية فجرًا. راسلنا أو اتصل بنا أو زرنا؛ ستجد بيانات التواصل أدناه.

## لا أجد عنواني

حرّك الخريطة حتى يصبح الدبوس عند بابك. الدبوس يكفينا، أما العنوان المكتوب فيساعد المندوب.

## المتجر مغلق

لكل متجر ساعات عمله، وتوضّح بطاقته إن كان مفتوحًا الآن. عُد لاحقًا أو اختر متجرًا قريبًا منه.

## أريد أن أبيع أو أوصّل مع ريالتو

أرسل لنا اسمك وشارعك وطبيعة عملك، وسنرد خلال يومين.`,
    },
  },
  {
    slug: 'terms-and-conditions',
    title: { en: 'Terms & conditions', ar: 'الشروط والأحكام' },
    body: {
      en: `These terms apply between you and the company that runs this site. This is a demonstration: you can place orders, but nothing is delivered and test payments don’t charge real money.

## Orders

An order becomes a contract when the store confirms it. Until then, you can cancel it at any time.

## Prices

The price you confirm is the price you pay. The summary lists every part: items, delivery, discounts and tax.

## Delivery

Delivery times are estimates. If your order is much later than estimated, contact us and we’ll put it right.`,
      ar: `تسري هذه الشروط بينك وبين الشركة التي تدير هذا الموقع. هذا عرض توضيحي: يمكنك تقديم الطلبات، لكن لا يُوصَّل شيء ولا تُخصم أموال حقيقية في الدفع التجريبي.

## الطلبات

يصبح الطلب عقدًا عندما يؤكده المتجر. وقبل ذلك يمكنك إلغاؤه في أي وقت.

## الأسعار

السعر الذي تؤكده هو السعر الذي تدفعه. ويعرض الملخص كل جزء منه: المنتجات والتوصيل والخصومات والضريبة.

## التوصيل

أوقات التوصيل تقديرية. إذا تأخر طلبك كثيرًا عن الوقت المقدّر، فتواصل معنا وسنعالج الأمر.`,
    },
  },
  {
    slug: 'privacy-policy',
    title: { en: 'Privacy policy', ar: 'سياسة الخصوصية' },
    body: {
      en: `We only keep what we need to take and deliver your orders.

## On your device

Your language, theme, location and module are stored in your browser, along with the key that keeps you signed in. Cookies pass these choices to our server. We don’t use trackers.

## Your account

We keep your name, phone number, email address and photo, a protected form of your password, the devices you’re signed in on, your saved addresses, favourites and notification settings.

## Your orders

Each order keeps its items, delivery address, contact details, note and payment status, plus any prescription, receipt or refund photos you send. The store and the courier see what they need to prepare and deliver it. If you order as a guest, you can find your order again with its ID and your phone number.

## Payments

You pay by card on the payment service’s own page. We never see your card number; we keep the amount, the time and the result.

## Newsletter and messages

We keep your newsletter address until you ask us to remove it, and the messages you send us so that we can reply.

## Deleting your data

You can delete your account in your profile. Your name, addresses, favourites and devices are erased; past orders remain in our records.`,
      ar: `لا نحتفظ إلا بما نحتاجه لاستقبال طلباتك وتوصيلها.

## على جهازك

تُحفظ لغتك ومظهرك وموقعك وقسمك في متصفحك، مع المفتاح الذي يبقيك مسجّل الدخول. وتنقل ملفات تعريف الارتباط هذه الخيارات إلى خادمنا. لا نستخدم أدوات تتبّع.

## حسابك

نحتفظ باسمك ورقم هاتفك وبريدك الإلكتروني وصورتك، وبصيغة محمية من كلمة مرورك، وبالأجهزة التي سجّلت الدخول منها، وبعناوينك المحفوظة ومفضلتك وإعدادات الإشعارات.

## طلباتك

يحتفظ كل طلب بمنتجاته وعنوان التوصيل وبيانات التواصل والملاحظة وحالة الدفع، وبأي صور ترسلها لوصفة أو إيصال أو طلب استرداد. ويرى المتجر والمندوب ما يلزم لتجهيز الطلب وتوصيله. وإذا طلبت كضيف، يمكنك العثور على طلبك برقمه ورقم هاتفك.

## الدفع

تدفع بالبطاقة على صفحة خدمة الدفع نفسها. لا نرى رقم بطاقتك أبدًا، ونحتفظ بالمبلغ والوقت والنتيجة.

## النشرة والرسائل

نحتفظ ببريدك في النشرة حتى تطلب إزالته، وبالرسائل التي ترسلها إلينا لنتمكن من الرد.

## حذف بياناتك

يمكنك حذف حسابك من ملفك الشخصي. يُمحى اسمك وعناوينك ومفضلتك وأجهزتك، وتبقى الطلبات السابقة في سجلاتنا.`,
    },
  },
  {
    slug: 'refund-policy',
    title: { en: 'Refund policy', ar: 'سياسة الاسترداد' },
    body: {
      en: `If something is missing, damaged or not what you ordered, request a refund from the order’s page within two days and add a photo. We’ll review it and refund you the way you paid, usually on the same day.

## What cannot be refunded

Opened medicines, and food that arrived as ordered.`,
      ar: `إذا نقص شيء أو تلف أو لم يكن ما طلبته، فاطلب الاسترداد من صفحة الطلب خلال يومين وأرفق صورة. سنراجع طلبك ونعيد المبلغ بالطريقة التي دفعت بها، في اليوم نفسه غالبًا.

## ما لا يُسترد

الأدوية المفتوحة، والطعام الذي وصل كما طُلب.`,
    },
  },
  {
    slug: 'cancellation-policy',
    title: { en: 'Cancellation policy', ar: 'سياسة الإلغاء' },
    body: {
      en: `You can cancel an order until the store confirms it. Anything you’ve paid is refunded.

## After confirmation

Once the store has started preparing your order, only the store can cancel it. Call us and we’ll ask for you.`,
      ar: `يمكنك إلغاء الطلب حتى يؤكده المتجر، ونعيد إليك أي مبلغ دفعته.

## بعد التأكيد

بعد أن يبدأ المتجر تجهيز طلبك، لا يمكن إلغاؤه إلا من المتجر. اتصل بنا وسنسأله نيابة عنك.`,
    },
  },
  {
    slug: 'shipping-policy',
    title: { en: 'Shipping policy', ar: 'سياسة التوصيل' },
    body: {
      en: `We deliver within the zones of Marsa Noor. The map shows whether your address is in one.

## Times

Each store shows its own estimate. Groceries usually arrive in under an hour.

## Costs

The delivery fee has a base and a price for every kilometre along the streets between the store and your address, with a minimum and a maximum for each zone. Where our map knows no route, we take the straight line and multiply it by 1.35. Lists of stores show an estimate from the straight line; checkout shows the exact fee before you order. Some stores deliver for free; their cards say so.

## Parcels

A parcel is charged in the same way, from the sender’s address to the receiver’s. Some categories and heavier parcels add a fixed amount to the base, which the form shows. You pay online, from your wallet or in cash when the courier picks it up; where cash is accepted, the receiver can pay at the door instead.`,
      ar: `نوصّل داخل مناطق مرسى نور. وتوضّح الخريطة إن كان عنوانك في إحداها.

## الأوقات

يعرض كل متجر مدة التوصيل المتوقعة. تصل البقالة عادةً في أقل من ساعة.

## التكاليف

تتكوّن رسوم التوصيل من رسم أساسي وسعر لكل كيلومتر على الطرق بين المتجر وعنوانك، ولكل منطقة حدّ أدنى وحدّ أقصى. وإن لم تجد خريطتنا طريقًا، نحسب المسافة المباشرة مضروبة في ١٫٣٥. وتعرض قوائم المتاجر تقديرًا من المسافة المباشرة، وتظهر الرسوم الدقيقة عند إتمام الطلب قبل أن تطلب. وبعض المتاجر توصّل مجانًا، ويظهر ذلك على بطاقاتها.

## الطرود

تُحسب أجرة الطرد بالطريقة نفسها، من عنوان المرسل إلى عنوان المستلم. وتضيف بعض الفئات والطرود الأثقل مبلغًا ثابتًا إلى الرسم الأساسي، ويعرضه النموذج. تدفع إلكترونيًا أو من محفظتك أو نقدًا عند استلام المندوب للطرد، ويمكن أن يدفع المستلم عند الباب حيث نقبل الدفع نقدًا.`,
    },
  },
];
