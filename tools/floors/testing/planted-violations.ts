/** A file that breaks the named rules, and its imports. */
export type PlantedViolation = { file: string; imports: string[]; breaks: string[]; asType?: boolean };

const server: PlantedViolation[] = [
  ...[
    ['geo', '../catalog/catalog.public.ts', 1],
    ['catalog', '../cart/cart.public.ts', 2],
    ['search', '../cart/cart.public.ts', 3],
    ['importing', '../cart/cart.public.ts', 3],
    ['wallet', '../cart/cart.public.ts', 4],
    ['cart', '../orders/orders.public.ts', 5],
    ['orders', '../notifications/notifications.public.ts', 6],
    ['reviews', '../chat/chat.public.ts', 7],
    ['figures', '../notifications/notifications.public.ts', 8],
    ['chat', '../figures/figures.public.ts', 7],
  ].map(([domain, target, floor]) => ({
    file: `server/src/domains/${domain}/planted-up.ts`,
    imports: [`${target}`],
    breaks: [`domain-floor-${floor}-looks-down`],
  })),
  ...['orders', 'chat', 'notifications', 'figures'].map((domain) => ({
    file: `server/src/domains/${domain}/${domain}.public.ts`,
    imports: [],
    breaks: [],
  })),
  ...[
    ['money', 'lifecycle/cancel-order.ts'],
    ['quote', 'placing/place-order.ts'],
    ['lifecycle', 'history/list-orders.ts'],
    ['history', 'payment/pay-order.ts'],
    ['payment', 'quote/quote-order.ts'],
    ['placing', 'lifecycle/cancel-order.ts'],
    ['arrival', 'quote/quote-order.ts'],
    ['rewards', 'quote/quote-order.ts'],
    ['board', 'quote/quote-order.ts'],
    ['run', 'quote/quote-order.ts'],
    ['parcel', 'lifecycle/cancel-order.ts'],
    ['receiver-link', 'lifecycle/cancel-order.ts'],
    ['receiving', 'quote/quote-order.ts'],
    ['prescription', 'quote/quote-order.ts'],
    ['deciding', 'quote/quote-order.ts'],
    ['buyers', 'quote/quote-order.ts'],
  ].map(([folder, target]) => ({
    file: `server/src/domains/orders/${folder}/planted-import.ts`,
    imports: [`../${target}`],
    breaks: [`orders-${folder}-imports`],
  })),
  {
    file: 'server/src/domains/orders/planted-shared.ts',
    imports: ['./quote/quote-order.ts'],
    breaks: ['orders-shared-files-import-no-folder'],
  },
  { file: 'server/src/domains/gifts/planted.ts', imports: ['../geo/geo.public.ts'], breaks: ['domains-have-a-floor'] },
  {
    file: 'server/src/domains/cart/planted-window.ts',
    imports: ['../catalog/list-stores.ts'],
    breaks: ['domains-enter-by-the-door'],
    asType: true,
  },
  {
    file: 'server/src/planted-composition.ts',
    imports: ['./domains/catalog/list-stores.ts'],
    breaks: ['composition-takes-doors-and-routes'],
  },
  {
    file: 'server/src/domains/geo/planted-above.ts',
    imports: ['../../api.ts'],
    breaks: ['domains-know-no-composition'],
  },
  {
    file: 'server/src/platform/planted.ts',
    imports: ['../domains/geo/geo.public.ts'],
    breaks: ['server-platform-knows-no-domain'],
  },
  { file: 'server/src/domains/geo/wire.sql.ts', imports: ['@rialto/contract/cart.ts'], breaks: ['sql-knows-no-wire'] },
  {
    file: 'server/src/domains/catalog/view.sql.ts',
    imports: ['./catalog.view.ts', './catalog.routes.ts'],
    breaks: ['sql-knows-no-wire'],
  },
  { file: 'server/src/domains/geo/planted.routes.ts', imports: ['./geo.sql.ts'], breaks: ['routes-have-no-sql'] },
  {
    file: 'server/src/planted-page.ts',
    imports: ['../../storefront/app/cards/item-card.tsx'],
    breaks: ['server-knows-no-pages'],
  },
];

const storefront: PlantedViolation[] = [
  ...[
    ['shell', '../pages/home/home-page.tsx'],
    ['tiles', '../shell/frame.tsx'],
    ['features/cart', '../../tiles/item-tile.tsx'],
    ['cards', '../features/cart/cart-query.ts'],
    ['words', '../cards/item-card.tsx'],
    ['shared', '../words/number-text.ts'],
    ['platform', '../shared/item-details.ts'],
  ].map(([folder, target]) => ({
    file: `storefront/app/${folder}/planted-up.ts`,
    imports: [`${target}`],
    breaks: [`${folder?.split('/')[0]}-look-down`],
  })),
  {
    file: 'storefront/app/pages/store/planted-beside.ts',
    imports: ['../home/home-page.tsx'],
    breaks: ['pages-stay-apart'],
  },
  {
    file: 'storefront/app/features/wishlist/planted-beside.ts',
    imports: ['../cart/cart-query.ts'],
    breaks: ['features-stay-apart'],
    asType: true,
  },
  {
    file: 'packages/ui/src/planted-ground.ts',
    imports: ['../../../storefront/app/platform/session.ts'],
    breaks: ['ui-imports-nothing-of-ours'],
  },
  {
    file: 'packages/ui/src/planted-package.ts',
    imports: ['@rialto/texts/texts.ts'],
    breaks: ['ui-imports-nothing-of-ours'],
  },
  { file: 'packages/ui/src/planted-link.ts', imports: ['react-router'], breaks: ['ui-knows-no-router'] },
  {
    file: 'storefront/app/platform/planted.ts',
    imports: ['@rialto/ui/actions/icon.tsx'],
    breaks: ['storefront-platform-shows-nothing'],
  },
  { file: 'storefront/app/shell/planted-frame.ts', imports: ['../root.tsx'], breaks: ['nobody-imports-the-frame'] },
  { file: 'storefront/app/shell/planted-kit.ts', imports: ['../../kit/kit-page.tsx'], breaks: ['kit-is-a-gallery'] },
  ...['@rialto/server/api.ts', '@rialto/database/sql.ts'].map((target, at) => ({
    file: `storefront/app/platform/planted-server-${at}.ts`,
    imports: [target],
    breaks: ['storefront-knows-no-server'],
  })),
];

const courier: PlantedViolation[] = [
  ...['../views/run-page.tsx', '../main.tsx', '@rialto/ui/actions/icon.tsx'].map((target, at) => ({
    file: `courier/app/run/planted-up-${at}.ts`,
    imports: [target],
    breaks: ['courier-run-shows-nothing'],
  })),
  { file: 'courier/app/platform/planted-up.ts', imports: ['../run/steps.ts'], breaks: ['courier-platform-looks-down'] },
  ...['@rialto/server/api.ts', '../../storefront/app/platform/session.ts'].map((target, at) => ({
    file: `courier/app/planted-${at}.ts`,
    imports: [target],
    breaks: ['courier-page-stands-apart'],
  })),
  {
    file: 'host/src/planted-courier.ts',
    imports: ['../../courier/app/main.tsx'],
    breaks: ['host-takes-the-built-pages'],
  },
];

const packages: PlantedViolation[] = [
  { file: 'packages/contract/src/planted.ts', imports: ['@rialto/rules/price.ts'], breaks: ['contract-stands-alone'] },
  { file: 'packages/texts/src/planted.ts', imports: ['@rialto/contract/cart.ts'], breaks: ['texts-stand-alone'] },
  {
    file: 'packages/rules/src/planted.ts',
    imports: ['@rialto/database/sql.ts'],
    breaks: ['packages-rest-on-the-contract'],
    asType: true,
  },
  {
    file: 'packages/database/src/planted.ts',
    imports: ['@rialto/rules/price.ts'],
    breaks: ['packages-rest-on-the-contract'],
  },
  {
    file: 'packages/embedded-postgres/src/planted.ts',
    imports: ['@rialto/database/sql.ts'],
    breaks: ['embedded-postgres-stands-alone'],
  },
  {
    file: 'packages/rules/src/testing/planted.ts',
    imports: ['@rialto/texts/texts.ts'],
    breaks: ['package-tests-start-a-database'],
  },
  { file: 'demo/src/planted.ts', imports: ['@rialto/server/platform/refuse.ts'], breaks: ['demo-writes-rows-only'] },
  {
    file: 'server/src/planted-demo.ts',
    imports: ['@rialto/demo/city.ts'],
    breaks: ['demo-is-for-host-and-tools', 'server-knows-no-pages'],
  },
  {
    file: 'demo/src/planted-top.ts',
    imports: ['@rialto/host/serve.ts'],
    breaks: ['demo-writes-rows-only', 'host-is-the-top'],
  },
  {
    file: 'host/src/planted.ts',
    imports: ['../../storefront/app/platform/session.ts'],
    breaks: ['host-takes-the-built-pages'],
  },
  { file: 'e2e/specs/planted.spec.ts', imports: ['@rialto/rules/price.ts'], breaks: ['outsiders-see-the-wire'] },
  { file: 'bench/src/planted.ts', imports: ['@rialto/database/sql.ts'], breaks: ['outsiders-see-the-wire'] },
  { file: 'host/src/planted-bench.ts', imports: ['@rialto/bench/measure.ts'], breaks: ['nobody-imports-outsiders'] },
  { file: 'host/src/planted-tool.ts', imports: ['../../tools/seed.ts'], breaks: ['nobody-imports-tools'] },
  { file: 'server/src/planted-test.ts', imports: ['./api.test.ts'], breaks: ['nobody-imports-tests'] },
  {
    file: 'server/src/planted-testing.ts',
    imports: ['@rialto/database/testing/database.ts'],
    breaks: ['testing-is-for-tests'],
  },
  { file: 'host/src/planted-vite.ts', imports: ['vite'], breaks: ['no-tools-at-run-time'] },
  { file: 'host/src/planted-lost.ts', imports: ['./nowhere.ts'], breaks: ['every-import-resolves'] },
  { file: 'packages/rules/src/planted-alone.ts', imports: [], breaks: ['no-orphans'] },
  // A cycle is reported once, for one of its files.
  { file: 'packages/rules/src/planted-hen.ts', imports: ['./planted-egg.ts'], breaks: [] },
  { file: 'packages/rules/src/planted-egg.ts', imports: ['./planted-hen.ts'], breaks: ['no-circles'], asType: true },
];

const consoleApp: PlantedViolation[] = [
  {
    file: 'console/app/shell/planted.ts',
    imports: ['../pages/board/board-page.tsx'],
    breaks: ['console-shell-look-down'],
  },
  {
    file: 'console/app/features/tickets/planted-up.ts',
    imports: ['../../shell/frame.tsx'],
    breaks: ['console-features-look-down'],
  },
  {
    file: 'console/app/cards/planted.ts',
    imports: ['../features/tickets/ticket.tsx'],
    breaks: ['console-cards-look-down'],
  },
  { file: 'console/app/words/planted.ts', imports: ['../cards/header.tsx'], breaks: ['console-words-look-down'] },
  { file: 'console/app/shared/planted.ts', imports: ['../words/money.ts'], breaks: ['console-shared-look-down'] },
  { file: 'console/app/platform/planted.ts', imports: ['../shared/stores.ts'], breaks: ['console-platform-look-down'] },
  {
    file: 'console/app/pages/items/planted.ts',
    imports: ['../board/board-page.tsx'],
    breaks: ['console-pages-stay-apart'],
  },
  {
    file: 'console/app/features/pictures/planted.ts',
    imports: ['../tickets/ticket.tsx'],
    breaks: ['console-features-stay-apart'],
  },
  {
    file: 'console/app/shared/planted-kit.ts',
    imports: ['@rialto/ui/actions/icon.tsx'],
    breaks: ['console-platform-shows-nothing'],
  },
  ...['../../server/src/api.ts', '../../storefront/app/platform/session.ts'].map((target, at) => ({
    file: `console/app/planted-${at}.ts`,
    imports: [target],
    breaks: ['console-stands-apart'],
  })),
];

export const plantedViolations: PlantedViolation[] = [...server, ...storefront, ...courier, ...consoleApp, ...packages];
