import { latestConversation } from './domains/chat/chat.public.ts';
import { sendEndedLinks } from './domains/couriers/couriers.public.ts';
import { courierRoutes } from './domains/couriers/couriers.routes.ts';
import type { Shop } from './domains/content/content.public.ts';
import type { Geo } from './domains/geo/geo.public.ts';
import { boardRoutes } from './domains/orders/board/board.routes.ts';
import { buyerConsoleRoutes } from './domains/orders/buyers/buyers.console.routes.ts';
import { decisionRoutes } from './domains/orders/deciding/decisions.console.routes.ts';
import { historyRoutes } from './domains/orders/history/history.routes.ts';
import {
  countDeliveredOrders,
  openLiveOrders,
  recordPrepTimes,
  rewardOrders,
  sendCourierChanges,
  sendLinkChanges,
  sendOrderNews,
  sendReceiverLinks,
  sendOrderSteps,
  type LiveOrders,
  type ReceiverLinks,
} from './domains/orders/orders.public.ts';
import { lifecycleRoutes } from './domains/orders/lifecycle/lifecycle.routes.ts';
import { receivingRoutes } from './domains/orders/receiving/receiving.routes.ts';
import { runRoutes } from './domains/orders/run/run.routes.ts';
import type { App } from './platform/app.ts';
import type { Clock } from './platform/clock.ts';
import type { Events } from './platform/events/open-events.ts';
import type { Throttle } from './platform/throttle/throttle.ts';

type Parts = { shop: Shop; geo: Geo; links: ReceiverLinks; publicUrl: string; speed: number };

/** The calls about placed orders: of customers, couriers and staff. */
export function liveOrderRoutes(app: App, { shop, geo, links, publicUrl, speed }: Parts): LiveOrders {
  const live = openLiveOrders(app, { shop, geo, links, speed });
  historyRoutes(app, live);
  lifecycleRoutes(app, shop);
  courierRoutes(app, { shop, geo, publicUrl, speed });
  boardRoutes(app, { live, shop, latestConversation });
  decisionRoutes(app, shop);
  buyerConsoleRoutes(app);
  runRoutes(app, live);
  receivingRoutes(app, live);
  return live;
}

/** The readers of one order by a secret: visitors who track it, and the receiver of a parcel. */
export function streamReaders({ secrets, links }: LiveOrders, clock: Clock) {
  return {
    trackedOrderOf: (token: string) => secrets.readTrackingToken(token, clock()),
    receiverOfLink: links.find,
  };
}

type SubscriberOptions = {
  clock: Clock;
  throttle: Throttle;
  shop: Shop;
  links: ReceiverLinks;
  wakeMessaging: () => void;
};

/** Everything that follows from the steps of orders inside the orders domain. */
export function subscribeOrders(
  events: Events,
  { clock, throttle, shop, links, wakeMessaging }: SubscriberOptions,
): void {
  countDeliveredOrders(events);
  recordPrepTimes(events);
  sendOrderSteps(events, clock);
  sendCourierChanges(events);
  sendLinkChanges(events);
  sendEndedLinks(events);
  rewardOrders(events, { shop, clock });
  sendOrderNews(events, { clock, throttle, wakeMessaging });
  sendReceiverLinks(events, { clock, wakeMessaging, links });
}
