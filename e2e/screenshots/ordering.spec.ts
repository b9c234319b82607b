import { cartOf } from '../screens/cart.ts';
import { guestWith, newBuyer, orderableItem } from '../set-up/checkout.ts';
import { signInOn } from '../set-up/customer.ts';
import { demoCustomer } from './demo-customer.ts';
import { parcelCategoryId, storeParcelDraft } from '../set-up/parcels/parcel-draft.ts';
import { aStore } from '../set-up/stores.ts';
import { desk, here, phoneAr, test, type Look } from './take.ts';

test('cart', async ({ open, take, page, request }) => {
  const choice = await orderableItem(request, { order_type: 'delivery', quantity: 2 });
  await guestWith(page, choice);
  const { slug } = await aStore(request, ({ name }) => name === choice.quote.store.name);
  await open(`/store/${slug}`, desk);
  await cartOf(page).open();
  await take('cart', desk);
});

test('checkout', async ({ open, take, page, request }) => {
  await newBuyer(page, request);
  await open('/checkout', desk);
  await page.getByRole('button', { name: /^Place order/ }).waitFor();
  await take('checkout', desk);
});

test('checkout-phone-ar', async ({ open, take, page, request }) => {
  await guestWith(page, await orderableItem(request, { order_type: 'delivery' }));
  await open('/checkout', phoneAr);
  await page.getByRole('button', { name: /^تأكيد الطلب/ }).waitFor();
  await take('checkout-phone-ar', phoneAr);
});

const accountPages: [string, string, Look][] = [
  ['wallet', '/wallet', desk],
  ['wallet-phone-ar', '/wallet', phoneAr],
  ['points', '/loyalty-points', desk],
  ['referral', '/referral-code', desk],
  ['coupons', '/coupons', desk],
  ['orders', '/my-orders', desk],
];
for (const [name, path, look] of accountPages)
  test(name, async ({ open, take, page, request }) => {
    await signInOn(page, await demoCustomer(request, look.language === 'ar' ? 'omar' : 'mariam'));
    await open(path, look);
    await take(name, look);
  });

for (const [name, look] of [
  ['parcel-form', desk],
  ['parcel-form-phone-ar', phoneAr],
] as const)
  test(name, async ({ open, take, page }) => {
    await storeParcelDraft(page, { categoryId: await parcelCategoryId(page, 'Documents') });
    await open('/parcel-delivery-info', look, { ...here, moduleId: 5 });
    await take(name, look);
  });
