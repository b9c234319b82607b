import * as contract from '@rialto/contract/calls/parcels.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { ownerOf, receiverOf } from '../../../platform/http/caller.ts';
import type { LiveOrders } from '../arrival/open-live-orders.ts';
import { changeReceiverLink } from './change-receiver-link.ts';
import { readReceivedParcel } from './read-received-parcel.ts';
import { receivedParcel } from './received-parcel.view.ts';
import { linkOf } from '../receiver-link/receiver-links.ts';
import { wishHandover } from './wish-handover.ts';

/** The page of the receiver of a parcel, and its link for the sender. */
export function receivingRoutes(app: App, live: LiveOrders): void {
  bind(app, contract.readReceivedParcel, async (call) => {
    const viewer = await call.viewer();
    return receivedParcel(await readReceivedParcel(call.db, live, receiverOf(call), viewer.now), viewer);
  });
  bind(app, contract.wishHandover, async (call) => {
    const receiver = receiverOf(call);
    await wishHandover(call.db, { orderId: receiver.orderId, sent: call.body, now: app.clock() });
    const viewer = await call.viewer();
    return receivedParcel(await readReceivedParcel(call.db, live, receiver, viewer.now), viewer);
  });
  bind(app, contract.changeReceiverLink, async (call) => {
    const { order_id: orderId, is_active } = call.body;
    const change = { owner: ownerOf(call), orderId, isActive: is_active === 1, now: app.clock() };
    const version = await changeReceiverLink(call.db, change);
    return { receiver_link: await linkOf(live.links, { orderId, version }) };
  });
}
