import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import { expect, test } from 'vitest';
import { formOfOrder } from './form-of-order.ts';

const end = {
  ...{ contact_person_name: 'Omar', contact_person_number: '+201002003000', address: '3 Republic Square' },
  ...{ road: null, house: '4', floor: null, additional_information: null, latitude: 33, longitude: 27 },
};
const details = {
  ...{ sender: { ...end, contact_person_name: null }, receiver: end, content: 'Keys', weight: 5 },
  ...{ instruction_ids: [2], charge_payer: 'receiver' },
};
const anOrder = (over: object) =>
  ({ parcel: { category_id: 3 }, parcel_details: details, order_note: 'Ring twice', ...over }) as OrderDetail;

test('PAR-02 sending again fills in both ends, the category, what is in it and the note, but neither time nor tip', () => {
  expect(formOfOrder(anOrder({}))).toEqual({
    // A name that is not known is proposed from the account.
    sender: {
      place: { address: '3 Republic Square', latitude: 33, longitude: 27 },
      house: '4',
      phone: '+201002003000',
    },
    receiver: {
      place: { address: '3 Republic Square', latitude: 33, longitude: 27 },
      ...{ road: '', house: '4', floor: '', note: '', name: 'Omar', phone: '+201002003000' },
    },
    ...{ categoryId: 3, content: 'Keys', note: 'Ring twice', instructions: [2], weight: 5, payer: 'receiver' },
  });
  expect(formOfOrder(anOrder({ order_note: null }))).toMatchObject({ note: '' });
});

test('an order of goods is not sent again', () => {
  expect(formOfOrder(anOrder({ parcel: null, parcel_details: null }))).toBeNull();
});
