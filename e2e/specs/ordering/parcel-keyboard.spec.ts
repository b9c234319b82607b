import { parcelForm } from '../../screens/parcel-form.ts';
import { storeLocation } from '../../set-up/checkout.ts';
import { tabTo } from '../../set-up/keyboard.ts';
import { newGuest } from '../../set-up/orders.ts';
import { placeParcel } from '../../set-up/parcels/place-parcel.ts';
import { expect, test } from '../../set-up/visitor.ts';

const here = { zoneIds: [2], moduleId: 5, point: { lat: 33, lng: 27 } };

test('PAR-02 a parcel is sent by keyboard only', { tag: '@long' }, async ({ visit, page }) => {
  await storeLocation(page);
  await visit('/parcel-delivery-info', here);
  const parcel = parcelForm(page);
  const { keyboard } = page;
  await tabTo(page, parcel.from.getByRole('textbox', { name: 'Your name' }));
  await keyboard.type('Mariam Adel');
  await tabTo(page, parcel.from.getByRole('textbox', { name: 'Your phone' }));
  await keyboard.type('01001001000');

  await tabTo(page, parcel.to.getByRole('button', { name: 'Where does it go?' }));
  await keyboard.press('Enter');
  await expect(parcel.picker).toBeVisible();
  await tabTo(page, parcel.picker.getByRole('combobox'));
  await keyboard.type('Ramla');
  await expect(parcel.picker.getByRole('option').first()).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await tabTo(page, parcel.picker.getByRole('button', { name: 'Pick Locations' }));
  await keyboard.press('Enter');
  await expect(parcel.picker).toBeHidden();
  // The focus returns to where the visitor was.
  await expect(parcel.to.getByRole('button').first()).toBeFocused();
  await tabTo(page, parcel.name);
  await keyboard.type('Omar Hassan');
  await tabTo(page, parcel.phone);
  await keyboard.type('01002003000');

  const categories = parcel.what.getByRole('group').first().getByRole('radio');
  await tabTo(page, categories.first());
  await keyboard.press('Space');
  await expect(categories.first()).toBeChecked();
  await keyboard.press('ArrowRight');
  await expect(categories.nth(1)).toBeChecked();
  await tabTo(page, parcel.content);
  await keyboard.type('A scarf');
  await tabTo(page, parcel.what.getByRole('button', { name: 'Keep upright' }));
  await keyboard.press('Space');
  await expect(parcel.what.getByRole('button', { name: 'Keep upright' })).toHaveAttribute('aria-pressed', 'true');
  const senderPays = page.getByRole('radio', { name: /^I pay/ });
  await tabTo(page, senderPays);
  await keyboard.press('ArrowRight');
  await expect(parcel.receiverPays).toBeChecked();
  await tabTo(page, parcel.place.first());
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/order-placed\?order_id=\d+$/);
});

test('PAR-04 the receiver’s wish is sent by keyboard only', { tag: '@long' }, async ({ visit, page, request }) => {
  const { link } = await placeParcel(request, await newGuest(request), { category: 'Documents' });
  await visit(link);
  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('button', { name: 'I’m not at home' }));
  await page.keyboard.press('Enter');
  const choices = main.getByRole('radio');
  await expect(choices).toHaveCount(4);
  await tabTo(page, choices.first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(choices.nth(1)).toBeChecked();
  await tabTo(page, main.getByRole('button', { name: 'Tell the courier' }));
  await page.keyboard.press('Enter');
  await expect(main.getByText(/^The courier knows: /)).toBeVisible();
});
