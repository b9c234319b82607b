import { sendEndedLinks } from './domains/couriers/couriers.public.ts';
import { courierRoutes } from './domains/couriers/couriers.routes.ts';
import type { Shop } from './domains/content/content.public.ts';
import type { Geo } from './domains/geo/geo.public.ts';
import { boardRoutes } from './domains/orders/board/board.routes.ts';
import { historyRoutes } from './domains/orders/history/history.routes.ts';
import {
  countDeliveredOrders,
  openLiveOrders,
  recordPrepTimes,
  rewardOrders,
  sendCourierChanges,
  sendOrderSteps,
  type LiveOrders,
} from './domains/orders/orders.public.ts';
import { runRoutes } from './domains/orders/run/run.routes.ts';
import type { App } from './platform/app.ts';
import type { Clock } from './platform/clock.ts';
import type { Events } from './platform/events/open-events.ts';

type Parts = { shop: Shop; geo: Geo; publicUrl: string; speed: number };

/** The calls about placed orders: of customers, couriers and staff. */
export function liveOrderRoutes(app: App, { shop, geo, publicUrl, speed }: Parts): LiveOrders {
  const live = openLiveOrders(app, { shop, geo, speed });
  historyRoutes(app, live);
  courierRoutes(app, { shop, geo, publicUrl, speed });
  boardRoutes(app, live);
  runRoutes(app, live);
  return live;
}

/** Everything that follows from the steps of orders inside the orders domain. */
export function subscribeOrders(events: Events, clock: Clock, shop: Shop): void {
  countDeliveredOrders(events);
  recordPrepTimes(events);
  sendOrderSteps(events, clock);
  sendCourierChanges(events);
  sendEndedLinks(events);
  rewardOrders(events, { shop, clock });
}
