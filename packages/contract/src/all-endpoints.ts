import * as addresses from './calls/addresses.ts';
import * as auth from './calls/account/auth.ts';
import * as courierMessages from './calls/chat/courier-messages.ts';
import * as messages from './calls/chat/messages.ts';
import * as staffConversations from './calls/chat/staff-conversations.ts';
import * as cart from './calls/cart.ts';
import * as categories from './calls/categories.ts';
import * as consoleAddOns from './calls/console/add-ons.ts';
import * as consoleBoardStores from './calls/console/board-stores.ts';
import * as consoleCategories from './calls/console/categories.ts';
import * as consoleItems from './calls/console/items.ts';
import * as consolePictures from './calls/console/pictures.ts';
import * as consoleStores from './calls/console/stores.ts';
import * as consoleUndo from './calls/console/undo.ts';
import * as consoleCouriers from './calls/console/couriers.ts';
import * as consoleFigures from './calls/console/figures.ts';
import * as consoleGoLive from './calls/console/go-live.ts';
import * as consoleCustomers from './calls/console/customers.ts';
import * as consoleInbox from './calls/console/inbox.ts';
import * as consoleNewsletter from './calls/console/newsletter.ts';
import * as consoleDecisions from './calls/console/decisions.ts';
import * as consoleImports from './calls/console/imports.ts';
import * as consoleMe from './calls/console/team/me.ts';
import * as consoleModules from './calls/console/modules.ts';
import * as consoleOffers from './calls/console/offers.ts';
import * as consoleOrders from './calls/console/orders.ts';
import * as consoleReviews from './calls/console/reviews.ts';
import * as consoleStaffChanges from './calls/console/team/staff-changes.ts';
import * as consoleStaffEntry from './calls/console/team/staff-entry.ts';
import * as consoleStaffMembers from './calls/console/team/staff-members.ts';
import * as consoleStaffSecondFactor from './calls/console/team/staff-second-factor.ts';
import * as consoleStaffSessions from './calls/console/team/staff-sessions.ts';
import * as consoleFailedEvents from './calls/console/failed-events.ts';
import * as consoleServices from './calls/console/services.ts';
import * as consoleSettings from './calls/console/settings.ts';
import * as consoleWallet from './calls/console/wallet.ts';
import * as consoleLists from './calls/console/lists.ts';
import * as consoleTexts from './calls/console/texts.ts';
import * as consoleZones from './calls/console/zones.ts';
import * as content from './calls/content.ts';
import * as couriers from './calls/couriers.ts';
import * as customer from './calls/customer.ts';
import * as demoMail from './calls/demo-mail.ts';
import type { Endpoint } from './http/endpoint.ts';
import * as geo from './calls/geo.ts';
import * as guests from './calls/account/guests.ts';
import * as items from './calls/items.ts';
import * as modules from './calls/modules.ts';
import * as notifications from './calls/notifications.ts';
import * as offers from './calls/offers.ts';
import * as orderPayments from './calls/order-payments.ts';
import * as ordering from './calls/quotes.ts';
import * as orders from './calls/orders.ts';
import * as parcels from './calls/parcels.ts';
import * as payments from './calls/payments.ts';
import * as placing from './calls/placing.ts';
import * as profile from './calls/account/profile.ts';
import * as promotions from './calls/promotions.ts';
import * as reviews from './calls/reviews.ts';
import * as rewards from './calls/account/rewards.ts';
import * as search from './calls/search.ts';
import * as sessions from './calls/account/sessions.ts';
import * as sitemap from './calls/sitemap.ts';
import * as social from './calls/account/social.ts';
import * as stores from './calls/stores.ts';
import * as wallet from './calls/wallet.ts';
import * as wishlist from './calls/wishlist.ts';

/** Every endpoint by name. The OpenAPI document and the tests iterate over this list. */
export const allEndpoints: Record<string, Endpoint> = {
  ...addresses,
  ...auth,
  ...cart,
  ...categories,
  ...consoleAddOns,
  ...consoleBoardStores,
  ...consoleCategories,
  ...consoleItems,
  ...consolePictures,
  ...consoleStores,
  ...consoleUndo,
  ...consoleCouriers,
  ...consoleFigures,
  ...consoleGoLive,
  ...consoleCustomers,
  ...consoleInbox,
  ...consoleNewsletter,
  ...consoleDecisions,
  ...consoleImports,
  ...consoleMe,
  ...consoleModules,
  ...consoleOffers,
  ...consoleOrders,
  ...consoleReviews,
  ...consoleStaffChanges,
  ...consoleStaffEntry,
  ...consoleStaffMembers,
  ...consoleStaffSecondFactor,
  ...consoleStaffSessions,
  ...consoleFailedEvents,
  ...consoleServices,
  ...consoleSettings,
  ...consoleWallet,
  ...consoleLists,
  ...consoleTexts,
  ...consoleZones,
  ...content,
  ...courierMessages,
  ...couriers,
  ...customer,
  ...demoMail,
  ...geo,
  ...guests,
  ...items,
  ...messages,
  ...modules,
  ...notifications,
  ...offers,
  ...orderPayments,
  ...ordering,
  ...orders,
  ...parcels,
  ...payments,
  ...placing,
  ...profile,
  ...promotions,
  ...reviews,
  ...rewards,
  ...search,
  ...sessions,
  ...sitemap,
  ...social,
  ...staffConversations,
  ...stores,
  ...wallet,
  ...wishlist,
};
