// @ts-check
import { tests } from './package-rules.mjs';

const app = '^storefront/app/';
const ours = '^(packages|server|host|demo|bench|e2e|tools|storefront|courier|console)/';

/** Top down. Each floor may import the floors below it, `packages/ui` included. */
const floors = ['pages', 'shell', 'tiles', 'features', 'cards', 'words', 'shared', 'platform'];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const downOnly = floors.slice(1).map((floor, above) => ({
  name: `${floor}-look-down`,
  comment: `${floors.join(' → ')}, and never back.`,
  from: { path: `${app}${floor}/`, pathNot: tests },
  to: { path: `${app}(${floors.slice(0, above + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
export const storefrontRules = [
  ...downOnly,
  {
    name: 'pages-stay-apart',
    comment: 'A page imports no other page. A route file may: /home also serves the search results.',
    from: { path: `${app}pages/([^/]+)/`, pathNot: '[.]route[.]tsx?$' },
    to: { path: `${app}pages/`, pathNot: `${app}pages/$1/` },
  },
  {
    name: 'features-stay-apart',
    comment: 'What joins two features is a tile. A dialog of another feature is opened by name.',
    from: { path: `${app}features/([^/]+)/` },
    to: { path: `${app}features/`, pathNot: `${app}features/$1/` },
  },
  {
    name: 'storefront-platform-shows-nothing',
    comment: 'The platform renders no component of the kit.',
    from: { path: `${app}(platform|shared|words)/`, pathNot: tests },
    to: { path: '^packages/ui/' },
  },
  {
    name: 'nobody-imports-the-frame',
    comment: 'root, entries and the list of URLs are above every floor.',
    from: { path: `${app}[^/]+/`, pathNot: tests },
    to: { path: `${app}[^/]+[.]tsx?$` },
  },
  {
    name: 'kit-is-a-gallery',
    comment: 'The component gallery shows packages/ui to developers; no page of the product imports it.',
    from: { path: app, pathNot: [`${app}routes[.]ts$`] },
    to: { path: '^storefront/kit/' },
  },
  {
    name: 'storefront-knows-no-server',
    comment: 'Pages reach the server through the API client only.',
    from: { path: '^storefront/' },
    to: { path: '^(server|packages/(database|embedded-postgres)|courier|console|host|demo|bench|e2e|tools)/' },
  },
  {
    name: 'ui-imports-nothing-of-ours',
    comment: 'The kit has no product words, no texts and no data of its own.',
    from: { path: '^packages/ui/', pathNot: tests },
    to: { path: ours, pathNot: '^packages/ui/' },
  },
  {
    name: 'ui-knows-no-router',
    comment: 'The kit neither fetches nor navigates: links and data are passed in.',
    from: { path: '^packages/ui/', pathNot: tests },
    to: { path: 'node_modules/(react-router|@react-router|@tanstack)/' },
  },
];
