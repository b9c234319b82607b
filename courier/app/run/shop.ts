import { readConfig, type Config } from '@rialto/contract/calls/content.ts';
import { call } from '../platform/connection.ts';
import { keep, readKept } from '../platform/kept.ts';
import { createStore } from '../platform/store.ts';

export type Shop = Pick<Config, 'business_name' | 'phone' | 'tile_url' | 'tile_attribution'>;

/** What the page needs to know of the shop: whom to call, and where the map comes from. */
export const shop = createStore<Shop | null>(null);

export async function readShop(): Promise<void> {
  shop.set(readKept('courier_shop'));
  const { business_name, phone, tile_url, tile_attribution } = await call(readConfig, {});
  shop.set({ business_name, phone, tile_url, tile_attribution });
  keep('courier_shop', shop.get());
}
