import type { pharmacyStores } from '../names/pharmacy-stores.ts';
import type { Abouts } from './abouts.ts';

export const pharmacyAbouts: Abouts<keyof typeof pharmacyStores> = {
  pharmacy: [
    ['A pharmacist reads every order before it leaves the counter.', 'يراجع الصيدلي كل طلب قبل أن يخرج.'],
    [
      'Prescriptions are filled by photo; questions are answered by phone.',
      'نصرف الروشتة من صورتها ونجيب عن الأسئلة بالهاتف.',
    ],
    ['Medicine for tonight and care for every day.', 'دواء لهذه الليلة وعناية لكل يوم.'],
  ],
  herbal: [
    ['Dried, sorted and blended here, with a note on how to use it.', 'نجفف ونفرز ونخلط هنا، مع ورقة تشرح الاستعمال.'],
    ['Old remedies, clean jars, plain advice.', 'وصفات قديمة وبرطمانات نظيفة ونصيحة واضحة.'],
  ],
  beauty: [
    ['Skin and hair care chosen for this climate.', 'عناية بالبشرة والشعر تناسب هذا المناخ.'],
    [
      'Ask us what suits you: we would rather sell you one thing that works.',
      'اسألنا عما يناسبك، فنحن نفضّل أن نبيعك شيئًا واحدًا ينفع.',
    ],
  ],
  baby: [
    ['Run by parents, so the nappies are never out of stock.', 'يديره آباء وأمهات، لذلك لا تنفد الحفاضات.'],
    [
      'Gentle things for the first years, delivered while the baby sleeps.',
      'أشياء رقيقة للسنوات الأولى تصل والطفل نائم.',
    ],
  ],
  vitamins: [
    [
      'Clear labels, sensible doses and nobody who promises miracles.',
      'ملصقات واضحة وجرعات معقولة ولا أحد يعدك بالمعجزات.',
    ],
    ['What your body is short of, nothing it is not.', 'ما ينقص جسمك، ولا شيء سواه.'],
  ],
  medicalSupplies: [
    [
      'From a bandage to a wheelchair, explained before it is sold.',
      'من الضمادة إلى الكرسي المتحرك، نشرح قبل أن نبيع.',
    ],
    ['Equipment for care at home, checked and ready to use.', 'أجهزة للرعاية في البيت، مفحوصة وجاهزة.'],
  ],
};
