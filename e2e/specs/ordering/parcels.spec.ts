import { parcelForm, slotsOfNextQuote } from '../../screens/parcel-form.ts';
import { orderDetail, runningOrders, saveAddresses, storeLocation } from '../../set-up/checkout.ts';
import { newCustomer, signInOn } from '../../set-up/customer.ts';
import { layoutShiftOf, watchLayoutShift } from '../../set-up/layout-shift.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { parcelCategoryId, storeParcelDraft } from '../../set-up/parcels/parcel-draft.ts';
import { mapScripts, weighScripts } from '../../set-up/script-weight.ts';
import { expect, storedOnDevice, test } from '../../set-up/visitor.ts';

const here = { zoneIds: [2], moduleId: 5, point: { lat: 33, lng: 27 } };
const form = '/parcel-delivery-info';
const phone = { width: 390, height: 844 };
const JAVASCRIPT_BYTES = 150_000;
const WHOLE_FORM_BYTES = 205_000;
const LAYOUT_SHIFT = 0.02;

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('PAR-02 PAR-03 LOC-07 a customer sends keys across town in Arabic, and the receiver pays', async ({
    visit,
    page,
    request,
  }) => {
    const customer = await newCustomer(request);
    await storeLocation(page);
    await signInOn(page, customer);
    await visit('/home', { ...here, language: 'ar' });
    await page.getByRole('link', { name: 'مفاتيح وأشياء صغيرة' }).click();

    const parcel = parcelForm(page, 'ar');
    // The sender is the customer, at their own place.
    await expect(parcel.from).toContainText('12 Harbour Street, Centre');
    await expect(parcel.from).toContainText(customer.firstName);
    await parcel.pickReceiver('الرملة');
    await expect(page.getByText('تم تعيين الموقع الجديد.').first()).toBeVisible();
    expect((await storedOnDevice(page))['location']).toBe('12 Harbour Street, Centre');
    await parcel.name.fill('عمر حسن');
    await parcel.phone.fill('01002003000');
    await expect(parcel.what.getByRole('radio', { name: 'مفاتيح وأشياء صغيرة' })).toBeChecked();
    await parcel.content.fill('مفاتيح البيت');
    await parcel.receiverPays.check();
    await expect(parcel.bill).toContainText('لكل كم');
    expect(await pageProblems(page)).toEqual([]);
    await parcel.place.click();

    await expect(page).toHaveURL(/\/order-placed\?order_id=\d+$/);
    const [order] = await runningOrders(request, customer);
    expect(await orderDetail(request, customer, order?.id ?? 0)).toMatchObject({
      order_type: 'parcel',
      payment_method: 'cash_on_delivery',
      payment_status: 'unpaid',
      parcel_details: {
        charge_payer: 'receiver',
        content: 'مفاتيح البيت',
        sender: { contact_person_number: customer.phone, address: '12 Harbour Street, Centre' },
        receiver: { contact_person_name: 'عمر حسن', contact_person_number: '+201002003000' },
      },
    });
    // Nothing of it is left for the next parcel, except the receiver, who is one press away.
    await visit(form);
    await parcel.to.getByRole('button', { name: /عمر حسن/ }).click();
    await expect(parcel.content).toHaveValue('');
    await expect(parcel.name).toHaveValue('عمر حسن');
  });

  test('PAR-02 a first visit of the form loads at most 150 KB of JavaScript, gzipped, besides the map, and nothing shifts', async ({
    visit,
    page,
  }) => {
    const scripts = weighScripts(page, { without: mapScripts });
    await storeLocation(page);
    await watchLayoutShift(page);
    await visit(form, here);
    await expect(parcelForm(page).place).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await scripts.bytes()).toBeGreaterThan(50_000);
    expect(await scripts.bytes(), (await scripts.list()).join('\n')).toBeLessThanOrEqual(JAVASCRIPT_BYTES);
    expect(await layoutShiftOf(page)).toBeLessThanOrEqual(LAYOUT_SHIFT);
  });

  test('PAR-02 the form with all its parts and a price loads at most 205 KB of JavaScript, gzipped, besides the map, and nothing shifts', async ({
    visit,
    page,
  }) => {
    const scripts = weighScripts(page, { without: mapScripts });
    await storeParcelDraft(page, { categoryId: await parcelCategoryId(page, 'Boxes'), weight: 5 });
    await storeLocation(page);
    await watchLayoutShift(page);
    await visit(form, here);
    const parcel = parcelForm(page);
    await expect(parcel.name).toHaveValue('Omar Said');
    // The first touch loads the third step, so that it is there when the visitor scrolls to it.
    await parcel.name.press('End');
    await expect(parcel.content).toBeAttached();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(parcel.content).toHaveValue('A box of books');
    await expect(page.getByRole('radio', { name: /^Pay online/ })).toBeVisible();
    await expect(parcel.bill).toContainText('per km');
    await page.waitForLoadState('networkidle');
    expect(await scripts.bytes(), (await scripts.list()).join('\n')).toBeLessThanOrEqual(WHOLE_FORM_BYTES);
    expect(await layoutShiftOf(page)).toBeLessThanOrEqual(LAYOUT_SHIFT);
  });
});

test(
  'PAR-02 PAR-03 a guest sends flowers for tomorrow at ten and pays by card after a decline',
  { tag: '@times' },
  async ({ visit, page }) => {
    await storeLocation(page);
    await visit('/home', here);
    const quoted = slotsOfNextQuote(page);
    await page.getByRole('link', { name: 'Gifts' }).click();
    const parcel = parcelForm(page);
    await parcel.from.getByRole('textbox', { name: 'Your name' }).fill('Mariam Adel');
    await parcel.from.getByRole('textbox', { name: 'Your phone' }).fill('01001001000');
    await parcel.pickReceiver('Ramla');
    await expect(page.getByText('New location has been set.').first()).toBeVisible();
    await parcel.name.fill('Omar Hassan');
    await parcel.phone.fill('01002003000');
    await parcel.content.fill('Flowers');
    await parcel.what.getByRole('button', { name: 'Keep upright' }).click();
    const slot = await parcel.chooseTomorrow(10, await quoted);
    await page.getByRole('radio', { name: /^Pay online/ }).check();

    // A reload, as a change of the language makes it, keeps everything.
    await page.reload();
    await expect(parcel.name).toHaveValue('Omar Hassan');
    await expect(parcel.content).toHaveValue('Flowers');
    await expect(page.getByRole('combobox', { name: 'Time' })).toHaveValue(slot);
    await expect(page.getByRole('radio', { name: /^Pay online/ })).toBeChecked();
    const total = /[\d.]+$/.exec(await parcel.place.first().innerText())?.[0] ?? '-';
    const placing = page
      .waitForRequest('**/customer/order/place')
      .then((sent) => sent.postDataJSON() as { schedule_at?: string });
    await parcel.place.first().click();

    await expect(page).toHaveURL(/\/api\/payments\/sandbox\/\w+$/);
    await expect(page.getByRole('main')).toContainText(total);
    await page.getByRole('button', { name: 'Decline payment' }).click();
    const question = page.getByRole('dialog', { name: 'Are you agree with this order fail?' });
    await question.getByRole('button', { name: 'Try payment again' }).click();
    await page.getByRole('button', { name: 'Approve payment' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your parcel is booked' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Paid', { exact: true })).toBeVisible();
    expect((await placing).schedule_at).toBe(slot);
  },
);

test(
  'PAR-02 PAR-03 without the map, every refusal is shown at its field and nothing typed is lost',
  { tag: '@long' },
  async ({ visit, page }) => {
    // Neither the map of the form nor the library, which the picker uses too.
    await page.route(/\/assets\/(parcel-map|leaflet-src)-/, (route) => route.abort());
    await storeLocation(page);
    await visit(form, here);
    const parcel = parcelForm(page);
    await parcel.place.first().click();
    await expect(parcel.from.getByRole('textbox', { name: 'Your name' })).toBeFocused();
    await expect(parcel.to).toContainText('Choose the receiver’s address.');
    await expect(parcel.what).toContainText('Choose what you’re sending.');

    await parcel.from.getByRole('textbox', { name: 'Your name' }).fill('Mariam Adel');
    await parcel.what.getByRole('radio', { name: 'Boxes' }).check({ force: true });
    await expect(parcel.what).toContainText('Choose how heavy the parcel is.');
    await parcel.what.getByRole('radio', { name: /^Heavier than/ }).check({ force: true });
    await expect(parcel.what).toContainText('Split it into lighter parcels.');
    await parcel.what.getByRole('radio', { name: /^Up to 5 kg/ }).check({ force: true });
    await parcel.content.fill('A box of fireworks');
    await expect(parcel.what).toContainText('Our couriers don’t carry explosives and fireworks.');
    await parcel.content.fill('A box of books');
    await expect(parcel.what).not.toContainText('Our couriers don’t carry');

    // The picker begins at the visitor's own place.
    await parcel.to.getByRole('button', { name: 'Where does it go?' }).click();
    await expect(parcel.picker).toContainText('Marsa Noor');
    await parcel.picker.getByRole('button', { name: 'Pick Locations' }).click();
    await expect(parcel.to).toContainText('Sender and receiver are at the same address.');
    await parcel.to.getByRole('button', { name: 'Choose another address' }).click();
    await parcel.picker.getByRole('combobox').fill('Ramla');
    await parcel.picker.getByRole('option').first().click();
    await parcel.picker.getByRole('button', { name: 'Pick Locations' }).click();
    await expect(parcel.to).not.toContainText('Sender and receiver are at the same address.');
    await expect(parcel.bill).toContainText('per km');
    await expect(parcel.content).toHaveValue('A box of books');
    await expect(parcel.from.getByRole('textbox', { name: 'Your name' })).toHaveValue('Mariam Adel');
    expect(await pageProblems(page)).toEqual([]);
  },
);

test(
  'PAR-02 PAR-03 LOC-07 the price follows both ends, and the visitor’s own location only that of the sender',
  { tag: '@long' },
  async ({ visit, page }) => {
    await storeLocation(page);
    await storeParcelDraft(page, { categoryId: await parcelCategoryId(page, 'Documents') });
    await visit(form, here);
    const parcel = parcelForm(page);
    const distance = async (former?: string) => {
      const line = parcel.bill.getByText(/\d km/).first();
      if (former !== undefined) await expect(line).not.toHaveText(former);
      return line.innerText();
    };
    const map = page.getByLabel('Map with pick-up, drop-off and the way between them');
    const way = map.locator('.map-line').first();
    for (const name of ['Pick-up', 'Drop-off']) await expect(map.getByRole('img', { name })).toBeVisible();
    await expect(way).toHaveAttribute('d', /\d/);
    const firstWay = (await way.getAttribute('d')) ?? '';
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const first = await distance();
    await parcel.pickReceiver('Ramla');
    await expect(page.getByText('New location has been set.').first()).toBeVisible();
    const second = await distance(first);
    for (const name of ['Pick-up', 'Drop-off']) await expect(map.getByRole('img', { name })).toHaveCount(1);
    await expect(way).not.toHaveAttribute('d', firstWay);
    expect((await storedOnDevice(page))['location']).toBe('12 Harbour Street, Centre');

    await parcel.pickSender('Lighthouse');
    await distance(second);
    await expect(parcel.from).toContainText('Lighthouse');
    expect((await storedOnDevice(page))['location']).toContain('Lighthouse');
    // The picker of the form leads back to the form, not to the module chooser.
    await expect(page).toHaveURL(form);
    await expect(parcel.name).toHaveValue('Omar Said');
  },
);

test(
  'PAR-02 a customer fills in sender and receiver from the saved addresses, and the parcel goes between them',
  { tag: '@long' },
  async ({ visit, page, request }) => {
    const customer = await newCustomer(request);
    await saveAddresses(page, customer.token);
    await storeLocation(page);
    await storeParcelDraft(page, { categoryId: await parcelCategoryId(page, 'Documents'), isSignedIn: true });
    await signInOn(page, customer);
    await visit(form, here);
    const parcel = parcelForm(page);
    const choose = async (end: typeof parcel.to, address: string) => {
      await end.getByRole('button', { name: 'Saved addresses' }).click();
      const dialog = page.getByRole('dialog', { name: 'Saved Addresses' });
      await dialog.getByRole('radio', { name: address }).check({ force: true });
      expect(await pageProblems(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Select' }).click();
      await expect(dialog).toBeHidden();
      await expect(end).toContainText(address);
    };
    await choose(parcel.from, '3 Republic Square');
    await choose(parcel.to, '4 Republic Square');
    await expect(parcel.name).toHaveValue('Salma Nabil');
    await expect(parcel.to.getByRole('textbox', { name: 'House' })).toHaveValue('8');
    // Choosing an end does not move the visitor.
    expect((await storedOnDevice(page))['location']).toBe('12 Harbour Street, Centre');
    await expect(parcel.bill).toContainText('per km');
    await parcel.place.first().click();
    await expect(page).toHaveURL(/\/order-placed\?order_id=\d+$/);
    const [order] = await runningOrders(request, customer);
    expect(await orderDetail(request, customer, order?.id ?? 0)).toMatchObject({
      parcel_details: {
        sender: { address: '3 Republic Square', contact_person_name: 'Salma Nabil' },
        receiver: { address: '4 Republic Square', house: '8', floor: '1', contact_person_name: 'Salma Nabil' },
      },
    });
  },
);
