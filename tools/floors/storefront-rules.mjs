// @ts-check
import { tests } from './package-rules.mjs';

const app = '^storefront/app/';
const ours = '^(packages|server|host|demo|bench|e2e|tools|storefront)/';

/** Top down; ui and platform are the ground beside each other and have rules of their own. */
const floors = ['routes', 'shell', 'sections', 'features', 'cards'];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const downOnly = floors.slice(1).map((floor, above) => ({
  name: `${floor}-look-down`,
  comment: 'routes → shell → sections → features → cards → ui | platform, and never back.',
  from: { path: `${app}${floor}/`, pathNot: tests },
  to: { path: `${app}(${floors.slice(0, above + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
export const storefrontRules = [
  ...downOnly,
  {
    name: 'features-stay-apart',
    comment: 'A block that needs two features is a section. A dialog of another feature is opened by name.',
    from: { path: `${app}features/([^/]+)/` },
    to: { path: `${app}features/`, pathNot: `${app}features/$1/` },
  },
  {
    name: 'ui-imports-nothing-of-ours',
    comment: 'The kit has no product words, no texts and no data of its own.',
    from: { path: `${app}ui/`, pathNot: tests },
    to: { path: ours, pathNot: `${app}ui/` },
  },
  {
    name: 'ui-knows-no-router',
    comment: 'The kit neither fetches nor navigates: links and data are given to it.',
    from: { path: `${app}ui/`, pathNot: tests },
    to: { path: 'node_modules/(react-router|@react-router|@tanstack)/' },
  },
  {
    name: 'storefront-platform-shows-nothing',
    comment: 'The ground imports no view.',
    from: { path: `${app}platform/`, pathNot: tests },
    to: { path: `${app}(routes|shell|sections|features|cards|ui)/` },
  },
  {
    name: 'nobody-imports-the-frame',
    comment: 'root, entries and the list of URLs stand above every floor.',
    from: { path: `${app}[^/]+/`, pathNot: tests },
    to: { path: `${app}[^/]+[.]tsx?$` },
  },
  {
    name: 'storefront-knows-no-server',
    comment: 'Pages reach the server through the API client only.',
    from: { path: '^storefront/' },
    to: { path: '^(server|packages/database|host|demo|bench|e2e|tools)/' },
  },
];
