import { DETOUR_FACTOR } from '@rialto/rules/delivery/metres-between.ts';
import { moneyText } from '@rialto/rules/price/money-text.ts';
import type { DemoPage } from '../demo-page.ts';
import { demoSettings } from '../demo-settings.ts';

const { currency, freeDeliveryOverMinor } = demoSettings({ lat: 0, lng: 0 });
const factor = (locale: string) => new Intl.NumberFormat(locale).format(DETOUR_FACTOR);
const freeFrom = (language: 'en' | 'ar') =>
  moneyText((freeDeliveryOverMinor ?? 0) / 10 ** currency.digits, { ...currency, rate: 1 }, language);

/** How goods and parcels are charged, with the figures of the demo shop. */
export const shippingPolicy: DemoPage = {
  slug: 'shipping-policy',
  title: { en: 'Shipping policy', ar: 'سياسة التوصيل' },
  body: {
    en: `We deliver within the zones of Marsa Noor. The map shows whether your address is in one.

## Times

Each store shows its own estimate. Groceries usually arrive in under an hour.

## Costs

The delivery fee has a base and a price for every kilometre along the streets between the store and your address, with a minimum and a maximum for each zone. Where our map knows no route, we take the straight line and multiply it by ${factor('en-US')}. Lists of stores show an estimate from the straight line; checkout shows the exact fee before you order.

Delivery is free when the items in your order come to ${freeFrom('en')} or more; a coupon doesn’t reduce that amount. Some stores always deliver for free; their cards say so.

## Parcels

A parcel is charged by the same rule, from the sender’s address to the receiver’s. Some categories and heavier parcels add a fixed amount to the base, and boxes have their own price per kilometre. The form shows every part of the price before you order. Free delivery doesn’t apply to parcels. You pay online, from your wallet or in cash when the courier picks it up; where cash is accepted, the receiver can pay at the door instead.`,
    ar: `نوصّل داخل مناطق مرسى نور. وتوضّح الخريطة إن كان عنوانك في إحداها.

## الأوقات

يعرض كل متجر مدة التوصيل المتوقعة. تصل البقالة عادةً في أقل من ساعة.

## التكاليف

تتكوّن رسوم التوصيل من رسم أساسي وسعر لكل كيلومتر على الطرق بين المتجر وعنوانك، ولكل منطقة حدّ أدنى وحدّ أقصى. وإن لم تجد خريطتنا طريقًا، نحسب المسافة المباشرة مضروبة في ${factor('ar-EG')}. وتعرض قوائم المتاجر تقديرًا من المسافة المباشرة، وتظهر الرسوم الدقيقة عند إتمام الطلب قبل أن تطلب.

والتوصيل مجاني إذا بلغت قيمة منتجات طلبك ${freeFrom('ar')} أو أكثر، ولا تُنقص القسيمة هذه القيمة. وبعض المتاجر توصّل مجانًا دائمًا، ويظهر ذلك على بطاقاتها.

## الطرود

تُحسب أجرة الطرد بالقاعدة نفسها، من عنوان المرسل إلى عنوان المستلم. وتضيف بعض الفئات والطرود الأثقل مبلغًا ثابتًا إلى الرسم الأساسي، وللصناديق سعر خاص لكل كيلومتر. ويعرض النموذج كل أجزاء السعر قبل أن تطلب. ولا يشمل التوصيل المجاني الطرود. تدفع إلكترونيًا أو من محفظتك أو نقدًا عند استلام المندوب للطرد، ويمكن أن يدفع المستلم عند الباب حيث نقبل الدفع نقدًا.`,
  },
};
