import { expect, type APIRequestContext } from '@playwright/test';
import { hireCrew } from '../crew.ts';
import { newGuest } from '../orders.ts';
import { placeParcel } from './place-parcel.ts';

/** The pages of two couriers: one picks up a box with a photo, the other brings a device to a receiver who is not at home. */
export type ParcelStops = { pickUpLink: string; dropOffLink: string };

export async function playParcelStops(request: APIRequestContext): Promise<ParcelStops> {
  const box = await accepted(request, 'Boxes');
  const device = await accepted(request, 'Electronics');
  await device.crew.take(device.orderId, 'pick_up', { code: (await device.read()).parcel_details.pick_up_code });
  const wish = await request.post('/api/v1/parcel/receive/wish', {
    headers: { authorization: `Bearer ${device.link.split('#')[1]}` },
    data: { wish: 'neighbour', note: 'السيدة نور في الطابق الثاني' },
  });
  expect(wish.ok(), await wish.text()).toBe(true);
  return { pickUpLink: box.crew.courier.link, dropOffLink: device.crew.courier.link };
}

async function accepted(request: APIRequestContext, category: string) {
  const crew = await hireCrew(request);
  const parcel = await placeParcel(request, await newGuest(request), { category });
  await crew.step(parcel.orderId, 'confirmed');
  await crew.offer(parcel.orderId);
  await crew.take(parcel.orderId, 'accept');
  return { crew, ...parcel };
}
