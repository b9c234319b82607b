import type { LandingContent } from '@rialto/database/documents/landing-content.ts';
import type { ObjectName } from '../pictures/objects.ts';
import { picture } from '../pictures/picture.ts';

const spot = (name: string, ...objects: ObjectName[]) => picture(`offering-${name}`, { kind: 'group', objects });

const bridge = picture('hero-bridge', { kind: 'bridge' });
const spots = {
  price: spot('price', 'purse', 'coin', 'tag'),
  open: spot('open', 'shop', 'clock', 'bell'),
  follow: spot('follow', 'scooter', 'pin', 'house'),
  fresh: spot('fresh', 'basket', 'bread', 'tomato', 'lettuce'),
  gift: spot('gift', 'gift', 'bouquet', 'balloon'),
  night: spot('night', 'lotion', 'pill', 'bandage'),
};

export const landingPictures = [bridge, ...Object.values(spots)];

/** The texts of the landing page. The Arabic is written separately, not translated. */
export const demoLanding: LandingContent = {
  headerTitle: { en: 'Everything your city has, at your door.', ar: 'كلّ ما في مدينتك، عند بابك.' },
  headerSubTitle: {
    en: 'Dinner, groceries, medicine, a gift, a parcel across town. Order it all in one place.',
    ar: 'عشاء ساخن، خضار البيت، دواء، هدية، أو طرد إلى آخر المدينة. اطلبها كلها من مكان واحد.',
  },
  headerImage: bridge.id,
  moduleTitle: { en: 'What do you need today?', ar: 'ماذا تحتاج اليوم؟' },
  moduleSubTitle: {
    en: 'Choose one to see the shops nearest to you.',
    ar: 'اختر قسمًا لترى أقرب المتاجر إليك.',
  },
  offeringTitle: { en: 'Small promises, kept daily', ar: 'وعود صغيرة نفي بها كل يوم' },
  offeringSubTitle: {
    en: 'Nothing clever. Just the things that ought to go right, going right.',
    ar: 'لا حيل ولا مفاجآت. فقط ما ينبغي أن يسير كما ينبغي.',
  },
  offerings: [
    {
      title: { en: 'The price you see is the price you pay', ar: 'السعر الذي تراه هو ما تدفعه' },
      text: {
        en: 'Every line of the bill says what it is for, and nothing is added at the door.',
        ar: 'كل سطر في الفاتورة يقول ما هو، ولا شيء يُضاف عند الباب.',
      },
      image: spots.price.id,
    },
    {
      title: { en: 'Shops that are really open', ar: 'متاجر مفتوحة فعلًا' },
      text: {
        en: 'Hours, distance and delivery time are worked out for your exact location.',
        ar: 'المواعيد والمسافة ووقت التوصيل محسوبة للمكان الذي تقف فيه أنت.',
      },
      image: spots.open.id,
    },
    {
      title: { en: 'Follow every step', ar: 'تابِع كل خطوة' },
      text: {
        en: 'From placed to delivered, you always know how your order is doing. No account needed.',
        ar: 'من تقديم الطلب حتى التوصيل تعرف حالته دائمًا، ولو بلا حساب.',
      },
      image: spots.follow.id,
    },
    {
      title: { en: 'Picked as if for home', ar: 'منتقى كأنه لبيتهم' },
      text: {
        en: 'Bakers, butchers and greengrocers choose for you what they would carry home themselves.',
        ar: 'الخبّاز والجزّار وبائع الخضار ينتقون لك ما كانوا سيحملونه إلى بيوتهم.',
      },
      image: spots.fresh.id,
    },
    {
      title: { en: 'Send more than words', ar: 'أرسل ما هو أجمل من الكلام' },
      text: {
        en: 'Flowers, a cake, the book they mentioned once: at their door while you are still thinking of them.',
        ar: 'ورد أو كعكة أو ذلك الكتاب الذي ذكروه مرة، يصل إليهم وأنت ما زلت تفكّر فيهم.',
      },
      image: spots.gift.id,
    },
    {
      title: { en: 'A pharmacy at three in the morning', ar: 'صيدلية في الثالثة فجرًا' },
      text: {
        en: 'Someone is always open. You see who, and how far away they are.',
        ar: 'هناك دائمًا من هو مستيقظ، وترى من هو وكم يبعد عنك.',
      },
      image: spots.night.id,
    },
  ],
  stepsTitle: { en: 'Three steps, then the doorbell', ar: 'ثلاث خطوات، ثم جرس الباب' },
  steps: [
    {
      title: { en: 'Tell us where you are', ar: 'أخبرنا أين أنت' },
      text: { en: 'A street name will do. So will a pin on the map.', ar: 'يكفي اسم الشارع، أو دبوس على الخريطة.' },
    },
    {
      title: { en: 'Choose what you like', ar: 'اختر ما تشتهي' },
      text: {
        en: 'You only see what can be delivered to you, with real times and prices.',
        ar: 'لن ترى إلا ما يمكن أن يصلك، بوقته وسعره الحقيقيين.',
      },
    },
    {
      title: { en: 'Open the door', ar: 'افتح الباب' },
      text: { en: 'Pay however you like. We’ll ring once.', ar: 'ادفع كما يناسبك. سنطرق مرة واحدة.' },
    },
  ],
  appTitle: { en: 'Rialto in your pocket', ar: 'ريالتو في جيبك' },
  appSubTitle: {
    en: 'Order again in two taps and check on your order wherever you are.',
    ar: 'أعد طلبك بلمستين، وتابع حالته أينما كنت.',
  },
  newsletterTitle: { en: 'A letter on Thursdays', ar: 'رسالة كل خميس' },
  newsletterSubTitle: {
    en: 'New shops, fruit in season and now and then a good discount. Nothing else.',
    ar: 'متاجر جديدة وفاكهة الموسم وخصم يستحق بين حين وآخر. لا أكثر.',
  },
  footerDescription: {
    en: "Rialto puts the city's kitchens, markets, pharmacies and shops on one page, and what they sell at your door.",
    ar: 'ريالتو يجمع مطابخ المدينة وأسواقها وصيدلياتها ومتاجرها في صفحة واحدة، ويحمل ما فيها إلى بابك.',
  },
  appLinks: {
    playStore: { url: 'https://play.google.com/store/apps', isShown: true },
    appleStore: { url: 'https://www.apple.com/app-store/', isShown: true },
  },
};
