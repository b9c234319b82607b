import { readConfig, type Config } from '@rialto/contract/calls/content.ts';
import { call } from '../platform/connection.ts';
import { writeLocal, readLocal } from '../platform/local-storage.ts';
import { createStore } from '../platform/store.ts';

export type Shop = Pick<Config, 'business_name' | 'phone' | 'tile_url' | 'tile_attribution'>;

/** What the page needs to know of the shop: whom to call, and where the map comes from. */
export const shop = createStore<Shop | null>(null);

export async function readShop(): Promise<void> {
  shop.set(readLocal('courier_shop'));
  const { business_name, phone, tile_url, tile_attribution } = await call(readConfig, {});
  shop.set({ business_name, phone, tile_url, tile_attribution });
  writeLocal('courier_shop', shop.get());
}
