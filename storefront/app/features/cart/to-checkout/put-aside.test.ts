import type { ItemDetail } from '@rialto/contract/shapes/item.ts';
import type { Selection } from '@rialto/rules/item/selection.ts';
import { beforeEach, expect, test } from 'vitest';
import { writeDevice } from '../../../platform/session/device.ts';
import { stashedLine } from '../../../platform/session/stashed-line.ts';
import { putAside } from './put-aside.ts';

const item = {
  ...{ id: 10, name: 'Story plate', store_id: 4, zone_id: 2, module_id: 1, module_type: 'food', add_ons: [] },
  food_variations: [{ name: 'Bread', values: [{ label: 'Saj' }, { label: 'Brown' }] }],
} as unknown as ItemDetail;
const selection: Selection = {
  ...{ itemId: 10, isCampaign: false, intent: 'buy_now', quantity: 2, choices: [[1]], variation: null },
  ...{ addOns: {}, note: '' },
};

beforeEach(() => writeDevice('buy_now', null));

test('ITM-16 buy now stores the chosen line and leads to the checkout of buy now', () => {
  expect(putAside({ item, selection, price: 16 })).toBe('/checkout?page=buy_now');
  expect(stashedLine('buy_now')).toMatchObject({
    line: {
      ...{ model: 'Item', item_id: 10, quantity: 2, price: 16 },
      variation: [{ name: 'Bread', values: { label: ['Brown'] } }],
    },
    ...{ storeId: 4, storeZoneId: 2, moduleId: 1, moduleType: 'food' },
  });
  expect(stashedLine('campaign')).toBeNull();
});

test('ITM-08 ITM-16 an item of a campaign is stored as one, replaces the former line, and leads to its own checkout', () => {
  putAside({ item, selection, price: 16 });
  expect(putAside({ item, selection: { ...selection, isCampaign: true, quantity: 1 }, price: 8 })).toBe(
    '/checkout?page=campaign',
  );
  expect(stashedLine('campaign')).toMatchObject({ line: { model: 'ItemCampaign', quantity: 1, price: 8 } });
  expect(stashedLine('buy_now')).toBeNull();
});
