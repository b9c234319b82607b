import { expect, test } from 'vitest';
import { emptyEnd, emptyForm, placeBody, quoteBody, type End, type Parcel } from './parcel-form.ts';

const home = { address: '12 Harbour Street', latitude: 33, longitude: 27 };
const office = { address: '3 Republic Square', latitude: 33.02, longitude: 27.03 };
const sender: End = { ...emptyEnd, place: home, name: ' Mariam ', phone: '+201001001000', house: '4' };
const receiver: End = { ...emptyEnd, place: office, name: 'Omar', phone: '+201002003000', note: ' Ring twice ' };

const aParcel = (over: Partial<Parcel> = {}): Parcel => ({ ...emptyForm, categoryId: 3, sender, receiver, ...over });
const seen = { total: 4.5, wallet: null, cashback: 0 };
const placed = (over: Partial<Parcel>, wallet: number | null = null) =>
  placeBody({ parcel: aParcel(over), seen: { ...seen, wallet }, paymentMethod: 'digital_payment' });

test('PAR-02 the address and contact of the order are the sender’s, those of the receiver are apart', () => {
  expect(placed({ content: 'Keys', instructions: [2, 5], note: 'Fragile' })).toEqual({
    order_type: 'parcel',
    parcel_category_id: 3,
    ...home,
    ...{ road: null, house: '4', floor: null, additional_information: null },
    contact_person_name: 'Mariam',
    contact_person_number: '+201001001000',
    receiver_details: {
      ...office,
      ...{ road: null, house: null, floor: null, additional_information: 'Ring twice' },
      contact_person_name: 'Omar',
      contact_person_number: '+201002003000',
    },
    parcel_content: 'Keys',
    parcel_instructions: [2, 5],
    order_note: 'Fragile',
    charge_payer: 'sender',
    order_amount: 4.5,
    payment_method: 'digital_payment',
  });
});

test('PAR-03 a receiver who pays does so in cash, and never from the sender’s wallet', () => {
  const body = placed({ payer: 'receiver', usesWallet: true }, null);
  expect(body).toMatchObject({ charge_payer: 'receiver', payment_method: 'cash_on_delivery' });
  expect(body).not.toHaveProperty('partial_payment');
  expect(body).not.toHaveProperty('wallet_amount');
});

test('PAR-03 a sender may pay a part from the wallet, as seen', () => {
  expect(placed({ usesWallet: true }, 2)).toMatchObject({ partial_payment: 1, wallet_amount: 2, order_amount: 4.5 });
});

test('PAR-03 weight, slot and tip are sent once they are chosen', () => {
  expect(quoteBody(aParcel())).not.toHaveProperty('parcel_weight');
  const chosen = aParcel({ weight: 15, scheduleAt: '2026-03-03T08:00:00Z', tip: 2 });
  expect(quoteBody(chosen)).toMatchObject({ parcel_weight: 15, schedule_at: '2026-03-03T08:00:00Z', dm_tips: 2 });
});

test('PAR-03 a quote does not depend on names, phones and doors', () => {
  const other = aParcel({ sender: { ...sender, name: 'Salma', house: '9' }, receiver: { ...receiver, phone: '' } });
  expect(quoteBody(other)).toEqual(quoteBody(aParcel()));
});
