import type { App } from '../../../platform/app.ts';
import type { Shop } from '../../content/content.public.ts';
import { openWays, type Geo, type Ways } from '../../geo/geo.public.ts';
import { openOrderSecrets, type OrderSecrets } from '../order-secrets.ts';
import type { ReceiverLinks } from '../receiver-link/receiver-links.ts';
import { openArrivals, type Arrivals } from './open-arrivals.ts';
import { openHandover, type Handover } from './open-handover.ts';

/** What the rooms for running orders share: tracking, the console and the courier's run. */
export type LiveOrders = {
  ways: Ways;
  arrivals: Arrivals;
  secrets: OrderSecrets;
  handover: Handover;
  shop: Shop;
  links: ReceiverLinks;
};

type Parts = { shop: Shop; geo: Geo; links: ReceiverLinks; speed: number };

/** `speed` is how much faster than usual a simulated shop is; 1 without simulation. */
export function openLiveOrders(app: App, { shop, geo, links, speed }: Parts): LiveOrders {
  const ways = openWays(app.clock, geo.provider);
  const secrets = openOrderSecrets(app.db);
  return {
    ways,
    secrets,
    shop,
    links,
    arrivals: openArrivals({ clock: app.clock, ways, speed }),
    handover: openHandover({ shop, secrets, throttle: app.throttle }),
  };
}
