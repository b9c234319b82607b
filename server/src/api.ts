import type { Database } from '@rialto/database/connect.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiDocs } from './api-docs.ts';
import { identitySettings, openShopMessaging, openShopPush, shopNameOf } from './accounts.ts';
import { consoleRoutes } from './console.ts';
import { openRememberedCarts } from './domains/cart/cart.public.ts';
import { cartRoutes } from './domains/cart/cart.routes.ts';
import { openCatalog, openModuleIds } from './domains/catalog/catalog.public.ts';
import { catalogRoutes } from './domains/catalog/catalog.routes.ts';
import { pauseRoutes } from './domains/catalog/pauses/pauses.console.routes.ts';
import { openShop } from './domains/content/content.public.ts';
import { mayReadChatFile, sendChatLive } from './domains/chat/chat.public.ts';
import { chatRoutes } from './domains/chat/chat.routes.ts';
import { contentRoutes } from './domains/content/content.routes.ts';
import { readCourierLink } from './domains/couriers/couriers.public.ts';
import { customerRoutes } from './domains/customers/customers.routes.ts';
import { parcelRoutes } from './domains/parcels/parcels.routes.ts';
import { openGeo, openZoneIds, type GeoSettings } from './domains/geo/geo.public.ts';
import { geoRoutes } from './domains/geo/geo.routes.ts';
import {
  endStreamsOfSessions,
  openOwners,
  readSession,
  readStaffSession,
  type SocialProvider,
} from './domains/identity/identity.public.ts';
import { identityRoutes } from './domains/identity/identity.routes.ts';
import { notifyCustomers, type PushSettings } from './domains/notifications/notifications.public.ts';
import { notificationRoutes } from './domains/notifications/notifications.routes.ts';
import { mayReadDecisionFile, openReceiverLinks } from './domains/orders/orders.public.ts';
import { orderPaymentRoutes } from './domains/orders/payment/order-payment.routes.ts';
import { placingRoutes } from './domains/orders/placing/placing.routes.ts';
import { prescriptionRoutes } from './domains/orders/prescription/prescription.routes.ts';
import { couponRoutes } from './domains/orders/quote/coupon.routes.ts';
import { visitRoutes } from './domains/orders/history/visits.routes.ts';
import { openPayments, type Payments, type PaymentSettings } from './domains/payments/payments.public.ts';
import { paymentRoutes } from './domains/payments/payments.routes.ts';
import { sandboxRoutes } from './domains/payments/sandbox/sandbox.routes.ts';
import { openCashback } from './domains/promotions/promotions.public.ts';
import { promotionRoutes } from './domains/promotions/promotions.routes.ts';
import { ratingCounts } from './domains/reviews/reviews.public.ts';
import { ownReviewRoutes } from './domains/reviews/own-reviews.routes.ts';
import { reviewRoutes } from './domains/reviews/reviews.routes.ts';
import { submitRoutes } from './domains/reviews/submit.routes.ts';
import { searchRoutes } from './domains/search/search.routes.ts';
import { sendWalletChanges } from './domains/wallet/wallet.public.ts';
import { walletRoutes } from './domains/wallet/wallet.routes.ts';
import { favouriteCount } from './domains/wishlist/wishlist.public.ts';
import { wishlistRoutes } from './domains/wishlist/wishlist.routes.ts';
import { followStripe, openShopServices } from './services.ts';
import { backgroundJobs } from './jobs.ts';
import { liveOrderRoutes, streamReaders, subscribeOrders } from './live-orders.ts';
import type { App } from './platform/app.ts';
import { watchTables } from './platform/cache/table-changes.ts';
import type { Clock } from './platform/clock.ts';
import { messagingRoutes } from './platform/messaging/messaging.routes.ts';
import type { MessagingSettings } from './platform/messaging/open-messaging.ts';
import { startJob, type BackgroundJob } from './platform/background-job.ts';
import { openEvents } from './platform/events/open-events.ts';
import { fileRoutes, type CrewAccess } from './platform/files/file.routes.ts';
import { liveRoutes } from './platform/live/live.routes.ts';
import { openHub, type HubTimes } from './platform/live/open-hub.ts';
import { limitRequests } from './platform/http/limit-requests.ts';
import { limitOf } from './platform/http/limits.ts';
import { sendError } from './platform/http/send-error.ts';
import { compileReply } from './platform/http/serialization.ts';
import { openSharedReplies } from './platform/http/shared-replies.ts';
import { compileSchema } from './platform/http/validation.ts';
import { RefusalError } from './platform/refuse.ts';
import { openThrottle } from './platform/throttle/throttle.ts';

export type ApiSettings = {
  database: Database;
  clock: Clock;
  publicUrl: string;
  tileUrl: string | null;
  tileAttribution: string;
  geo: GeoSettings;
  payments: Omit<PaymentSettings, 'publicUrl'> & { stripeUrl?: string };
  messaging: MessagingSettings;
  socialProviders: SocialProvider[];
  hasRequestLimits: boolean;
  /** How much faster than usual a simulated shop is; without simulation 1. */
  simulationSpeed?: number | null;
  /** Calls that pages make inside this process carry this secret and are not counted against their visitor. */
  inProcessSecret: string;
  /** Receives the background jobs, which are started otherwise: a command runs none, a test runs them at its own time. */
  takeJobs?: (jobs: readonly BackgroundJob[]) => void;
  /** Where push messages may be sent; only tests send them into their own network. */
  push?: PushSettings;
  /** Imports run in a thread of their own, so that requests are not held up. Tests run them in theirs. */
  hasImportThread?: boolean;
  /** Draws a picture of the demo for an export. */
  drawPicture?: (recipe: unknown) => Promise<Buffer>;
  /** Intervals of the live stream, for tests. */
  live?: Partial<HubTimes>;
};

export const IN_PROCESS_HEADER = 'x-in-process';

/** The API as a Fastify plugin: the routes of all domains under /api/v1, and the OpenAPI document. */
export async function api(http: FastifyInstance, settings: ApiSettings): Promise<void> {
  http.setValidatorCompiler(compileSchema);
  http.setSerializerCompiler(compileReply);
  http.setErrorHandler(sendError);
  // Browsers send forms and plain text across origins without a preflight; JSON requires one.
  http.removeContentTypeParser('text/plain');
  const isFree = (request: FastifyRequest) => request.headers[IN_PROCESS_HEADER] === settings.inProcessSecret;
  if (settings.hasRequestLimits) limitRequests(http, { isFree });

  let payments: Payments | undefined;
  const { publicUrl } = settings;
  await http.register(
    async (v1) => {
      const database = { db: settings.database.sql, clock: settings.clock, onChange: watchTables(settings.database) };
      const shop = openShop(database);
      const throttle = openThrottle(settings.database.sql, settings.clock, settings.hasRequestLimits);
      const links = openReceiverLinks({ ...database, throttle, publicUrl });
      const app: App = {
        ...database,
        http: v1,
        throttle,
        mediaUrl: '/media/',
        locale: shop.locale,
        sendShared: openSharedReplies(database),
        knownIds: { zones: openZoneIds(database), modules: openModuleIds(database) },
        customerOf: (token) => readSession(settings.database.sql, settings.clock(), token),
        ...openOwners(settings.database.sql, settings.clock, settings),
        courierOf: (token) => readCourierLink(settings.database.sql, token),
        staffOf: (token, mayLackCode) => readStaffSession(settings.database.sql, settings.clock(), token, mayLackCode),
        receiverOf: links.require,
      };
      fileRoutes(http, app, (fileId, crew) => mayCrewRead(app, fileId, crew));
      const services = openShopServices(app, settings);
      const messaging = openShopMessaging(app, shop, { settings: services.messaging, publicUrl });
      const geo = openGeo(app, settings.geo);
      const catalog = openCatalog(app, geo, { ratings: ratingCounts, favourites: favouriteCount });
      const identity = identitySettings(shop, messaging, settings);
      identityRoutes(app, identity);
      messagingRoutes(app, settings.messaging.hasDemoMailbox);
      geoRoutes(app, geo);
      payments = openPayments(app, { ...settings.payments, publicUrl: settings.publicUrl });
      followStripe(app, services, payments);
      contentRoutes(app, shop, { ...settings, mediaUrl: app.mediaUrl, gateways: () => payments?.gateways ?? [] });
      catalogRoutes(app, catalog, geo);
      pauseRoutes(app, typeof settings.simulationSpeed === 'number');
      customerRoutes(app, shop, geo);
      walletRoutes(app, shop, { payments, publicUrl: settings.publicUrl });
      const cashback = openCashback(app);
      promotionRoutes(app, { catalog, shop, cashback });
      paymentRoutes(app, payments);
      parcelRoutes(app, shop);
      const carts = openRememberedCarts();
      cartRoutes(app, shop, carts);
      const live = liveOrderRoutes(app, { shop, geo, links, publicUrl, speed: settings.simulationSpeed ?? 1 });
      const quoting = { shop, geo, ways: live.ways, cashback };
      couponRoutes(app, { ...quoting, catalog });
      placingRoutes(app, payments, { ...quoting, carts });
      for (const routes of [searchRoutes, wishlistRoutes, visitRoutes]) routes(app, catalog);
      const events = openEvents({ db: app.db, log: v1.log });
      endStreamsOfSessions(events);
      subscribeOrders(events, { clock: app.clock, throttle, shop, links, wakeMessaging: messaging.wake });
      const push = openShopPush(app, shop, settings.push ?? { isTest: false });
      notificationRoutes(app, push, shopNameOf(shop));
      notifyCustomers(events, { clock: app.clock, wakePush: push.wake, shopName: shopNameOf(shop) });
      const hub = openHub({ database: settings.database, log: v1.log, times: settings.live ?? {} });
      liveRoutes(app, hub, { ...app, ...streamReaders(live, app.clock) });
      orderPaymentRoutes(app, payments, shop);
      prescriptionRoutes(app, payments);
      for (const routes of [reviewRoutes, submitRoutes, ownReviewRoutes]) routes(app);
      consoleRoutes(app, { geo, catalog, payments, shop, services, drawPicture: settings.drawPicture });
      chatRoutes(app, shop);
      for (const send of [sendChatLive, sendWalletChanges]) send(events);
      const parts = { events, messaging, push, payments, accountHooks: identity.hooks, live, hub };
      const importThread = settings.hasImportThread ? settings.database : null;
      runJobs(v1, settings, backgroundJobs(app, { ...parts, importThread }));
    },
    { prefix: '/api/v1' },
  );
  if (payments) await http.register(sandboxRoutes, { prefix: '/api/payments/sandbox', payments, publicUrl });
  await http.register(apiDocs, { prefix: '/api', publicUrl: settings.publicUrl });
  refuseUnknownPaths(http);
}

/** Pictures of conversations, and those that staff decide by. */
async function mayCrewRead({ db, clock }: App, ...[fileId, crew]: Parameters<CrewAccess>): Promise<boolean> {
  return (await mayReadChatFile(db, fileId, crew, clock())) || mayReadDecisionFile(db, fileId, crew.staff);
}

function runJobs(http: FastifyInstance, { takeJobs }: ApiSettings, jobs: readonly BackgroundJob[]): void {
  if (takeJobs) takeJobs(jobs);
  else for (const job of jobs) startJob(http, job);
}

/** A route of its own, because a process with pages would otherwise render a page for it. */
function refuseUnknownPaths(http: FastifyInstance): void {
  const config = { rateLimit: limitOf('everything') };
  // Before the body is read.
  const preParsing = async () => {
    throw new RefusalError({ code: 'not_found' });
  };
  for (const url of ['/api', '/api/*']) {
    http.route({ method: http.supportedMethods, url, config, preParsing, handler: () => undefined });
  }
}
