import { createBrowserRouter, type RouteObject } from 'react-router';
import { Frame } from './shell/frame.tsx';
import { PageFailed } from './shell/page-failed.tsx';
import { PageMissing } from './shell/page-missing.tsx';

/** A page whose code is loaded when it is opened. */
function page(path: string, load: () => Promise<React.ComponentType>): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }), ErrorBoundary: PageFailed };
}

const offerEditor = async () => (await import('./pages/offers/editor/offer-editor-page.tsx')).OfferEditorPage;

/** The addresses of the console, below /console. */
export const router = createBrowserRouter(
  [
    page('/sign-in', async () => (await import('./pages/sign-in/sign-in-page.tsx')).SignInPage),
    page('/sign-in/code', async () => (await import('./pages/sign-in/code-page.tsx')).CodePage),
    page('/owner', async () => (await import('./pages/entry/owner-page.tsx')).OwnerPage),
    page('/invitation', async () => (await import('./pages/entry/invitation-page.tsx')).InvitationPage),
    {
      Component: Frame,
      ErrorBoundary: PageFailed,
      children: [
        page('/account', async () => (await import('./pages/account/account-page.tsx')).AccountPage),
        page('/staff', async () => (await import('./pages/staff/staff-page.tsx')).StaffPage),
        page('/changes', async () => (await import('./pages/changes/changes-page.tsx')).ChangesPage),
        page('/', async () => (await import('./pages/home/home-page.tsx')).HomePage),
        page('/items', async () => (await import('./pages/items/items-page.tsx')).ItemsPage),
        page('/items/new', async () => (await import('./pages/items/editor/item-page.tsx')).NewItemPage),
        page('/items/:id', async () => (await import('./pages/items/editor/item-page.tsx')).ItemPage),
        page('/stores', async () => (await import('./pages/stores/stores-page.tsx')).StoresPage),
        page('/stores/new', async () => (await import('./pages/stores/store-page.tsx')).NewStorePage),
        page('/stores/:id', async () => (await import('./pages/stores/store-page.tsx')).StorePage),
        page('/categories', async () => (await import('./pages/categories/groups-page.tsx')).GroupsPage),
        page('/board', async () => (await import('./pages/board/board-page.tsx')).BoardPage),
        page(
          '/conversations',
          async () => (await import('./pages/conversations/conversations-page.tsx')).ConversationsPage,
        ),
        page('/customers', async () => (await import('./pages/customers/customers-page.tsx')).CustomersPage),
        page('/customers/:id', async () => (await import('./pages/customers/customer-page.tsx')).CustomerPage),
        page('/reviews', async () => (await import('./pages/reviews/reviews-page.tsx')).ReviewsPage),
        page('/decisions', async () => (await import('./pages/decisions/decisions-page.tsx')).DecisionsPage),
        page('/modules', async () => (await import('./pages/modules/modules-page.tsx')).ModulesPage),
        page('/set-up', async () => (await import('./pages/set-up/set-up-page.tsx')).SetUpPage),
        page('/settings', async () => (await import('./pages/settings/settings-page.tsx')).SettingsPage),
        page(
          '/settings/orders',
          async () => (await import('./pages/settings/order-settings-page.tsx')).OrderSettingsPage,
        ),
        page(
          '/settings/rewards',
          async () => (await import('./pages/settings/reward-settings-page.tsx')).RewardSettingsPage,
        ),
        page(
          '/settings/payment',
          async () => (await import('./pages/settings/payment-settings-page.tsx')).PaymentSettingsPage,
        ),
        page(
          '/settings/parcels',
          async () => (await import('./pages/settings/parcel-settings-page.tsx')).ParcelSettingsPage,
        ),
        page('/settings/services', async () => (await import('./pages/settings/services-page.tsx')).ServicesPage),
        page('/texts', async () => (await import('./pages/texts/texts-page.tsx')).TextsPage),
        page('/texts/:part', async () => (await import('./pages/texts/texts-page.tsx')).TextsPage),
        page('/zones', async () => (await import('./pages/zones/zones-page.tsx')).ZonesPage),
        page('/zones/:id', async () => (await import('./pages/zones/zone-page.tsx')).ZonePage),
        page('/figures', async () => (await import('./pages/figures/figures-page.tsx')).FiguresPage),
        page('/import', async () => (await import('./pages/import/import-page.tsx')).ImportPage),
        page('/couriers', async () => (await import('./pages/couriers/couriers-page.tsx')).CouriersPage),
        page('/dispatch', async () => (await import('./pages/dispatch/dispatch-page.tsx')).DispatchPage),
        page('/orders', async () => (await import('./pages/orders/orders-page.tsx')).OrdersPage),
        page('/orders/:id', async () => (await import('./pages/order/order-page.tsx')).OrderPage),
        page('/offers', async () => (await import('./pages/offers/offers-page.tsx')).OffersPage),
        page('/offers/:kind/new', offerEditor),
        page('/offers/:kind/:id', offerEditor),
        { path: '*', Component: PageMissing },
      ],
    },
  ],
  { basename: '/console' },
);
