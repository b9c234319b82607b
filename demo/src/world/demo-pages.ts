import type { DemoPage } from './demo-page.ts';
import { shippingPolicy } from './texts/shipping-policy.ts';

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

Your language, theme, location and module are stored in your browser, along with the key that keeps you signed in. Cookies pass these choices to our server. A chat message that couldn’t be sent waits there too. We don’t use trackers.

If you browse without an account and never order, we delete your cart and everything else about your visit 90 days after you were last here.

## Your account

We keep your name, phone number, email address and photo, a protected form of your password, your saved addresses, favourites and notification settings. We also keep the devices you’re signed in on; you can sign them out in your profile, and we delete unused ones within two months. A browser that we know as yours is forgotten after a year.

## Your orders

Each order keeps its items, delivery address, contact details, note and payment status, plus any prescription, receipt or refund photos you send. The store and the courier see what they need to prepare and deliver it. If you order as a guest, you can find your order again with its ID and your phone number. Reviews show your stars, your words and your photos with your first name.

## Parcels and their receivers

For a parcel, we keep what’s in it and the receiver’s name, phone number and address. We send the receiver a link by text message, so that they can follow the parcel; it stops working an hour after the parcel arrives. You can revoke it at any time.

## Where the courier is

You and the receiver see the courier on the map only between pick-up and delivery. We delete the courier’s route after one day, and their last position at the end of the shift or after an hour without a signal.

## Chat

We keep your messages and pictures: for 30 days after the last message to a courier, and for 180 days after the last message to a store or to us. A courier can read them until two hours after your delivery.

## Payments

You pay by card on the payment service’s own page. We never see your card number; we keep the amount, the time and the result.

## Wallet and points

We keep every change to your wallet and your points: the amount, the reason, the time and the order. They are part of our books, so they remain, without your name, when you delete your account. If you invite a friend, we keep who invited whom.

## Notifications

If you allow notifications, we keep the address at which your browser receives them, until you turn them off or sign out. A notification that can’t be delivered is deleted within an hour. We keep a record of the emails and text messages we send you for 30 days.

## Newsletter and contact form

We keep your newsletter address until you ask us to remove it, and the messages you send us so that we can reply.

## Deleting your data

You can delete your account in your profile. We then erase your name, phone number, email address, addresses, favourites, devices, chats and pictures, and the receivers of your parcels. Past orders, their amounts and the stars you gave remain, without your name.

If you used a discount with a limit per person, we also keep a scrambled form of your phone number with it. It can’t be turned back into the number and isn’t linked to your orders. If you sign up again with that number, it becomes part of your new account.`,
      ar: `لا نحتفظ إلا بما نحتاجه لاستقبال طلباتك وتوصيلها.

## على جهازك

تُحفظ لغتك ومظهرك وموقعك وقسمك في متصفحك، مع المفتاح الذي يبقيك مسجّل الدخول. وتنقل ملفات تعريف الارتباط هذه الخيارات إلى خادمنا. وتنتظر فيه أيضًا رسالة المحادثة التي تعذّر إرسالها. لا نستخدم أدوات تتبّع.

إذا تصفّحت دون حساب ولم تطلب شيئًا، نحذف سلتك وكل ما يخص زيارتك بعد 90 يومًا من آخر زيارة.

## حسابك

نحتفظ باسمك ورقم هاتفك وبريدك الإلكتروني وصورتك، وبصيغة محمية من كلمة مرورك، وبعناوينك المحفوظة ومفضلتك وإعدادات الإشعارات. ونحتفظ كذلك بالأجهزة التي سجّلت الدخول منها؛ يمكنك تسجيل خروجها من ملفك الشخصي، ونحذف ما لا يُستخدم منها خلال شهرين. أما المتصفح الذي نعرف أنه لك فننساه بعد عام.

## طلباتك

يحتفظ كل طلب بمنتجاته وعنوان التوصيل وبيانات التواصل والملاحظة وحالة الدفع، وبأي صور ترسلها لوصفة أو إيصال أو طلب استرداد. ويرى المتجر والمندوب ما يلزم لتجهيز الطلب وتوصيله. وإذا طلبت كضيف، يمكنك العثور على طلبك برقمه ورقم هاتفك. وتظهر في التقييمات نجومك وكلماتك وصورك مع اسمك الأول.

## الطرود ومستلموها

نحتفظ لكل طرد بمحتواه وباسم المستلم ورقم هاتفه وعنوانه. ونرسل إلى المستلم رابطًا في رسالة نصية ليتابع الطرد، ويتوقف الرابط عن العمل بعد ساعة من وصوله. ويمكنك إلغاؤه في أي وقت.

## موقع المندوب

لا ترى أنت والمستلم موقع المندوب على الخريطة إلا بين الاستلام والتسليم. نحذف مساره بعد يوم واحد، وآخر موقع له عند نهاية مناوبته أو بعد ساعة دون إشارة.

## المحادثات

نحتفظ برسائلك وصورك: 30 يومًا بعد آخر رسالة مع المندوب، و180 يومًا بعد آخر رسالة مع متجر أو معنا. ويمكن للمندوب قراءتها حتى ساعتين بعد تسليم طلبك.

## الدفع

تدفع بالبطاقة على صفحة خدمة الدفع نفسها. لا نرى رقم بطاقتك أبدًا، ونحتفظ بالمبلغ والوقت والنتيجة.

## المحفظة والنقاط

نحتفظ بكل تغيير في محفظتك ونقاطك: المبلغ والسبب والوقت والطلب. وهي جزء من دفاترنا، فتبقى دون اسمك بعد حذف حسابك. وإذا دعوت صديقًا، نحتفظ بمن دعا مَن.

## الإشعارات

إذا سمحت بالإشعارات، نحتفظ بالعنوان الذي يستقبلها عليه متصفحك حتى توقفها أو تسجّل الخروج. والإشعار الذي يتعذّر تسليمه يُحذف خلال ساعة. ونحتفظ بسجل رسائل البريد والرسائل النصية التي نرسلها إليك 30 يومًا.

## النشرة ونموذج التواصل

نحتفظ ببريدك في النشرة حتى تطلب إزالته، وبالرسائل التي ترسلها إلينا لنتمكن من الرد.

## حذف بياناتك

يمكنك حذف حسابك من ملفك الشخصي. نمحو عندئذ اسمك ورقم هاتفك وبريدك الإلكتروني وعناوينك ومفضلتك وأجهزتك ومحادثاتك وصورك وبيانات مستلمي طرودك. وتبقى الطلبات السابقة ومبالغها والنجوم التي منحتها، دون اسمك.

إذا استخدمت خصمًا له حدّ لكل شخص، نحتفظ معه ببصمة رقمية لرقم هاتفك، لا يمكن استعادة الرقم منها ولا ترتبط بطلباتك. وإذا سجّلت من جديد بالرقم نفسه، صارت جزءًا من حسابك الجديد.`,
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
  shippingPolicy,
];
