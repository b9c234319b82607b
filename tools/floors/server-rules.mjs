// @ts-check
import { tests, testing } from './package-rules.mjs';

/** Bottom up: a domain may import every floor below its own. */
export const domainFloors = [
  ['identity', 'geo', 'content'],
  ['catalog'],
  ['importing', 'search', 'customers', 'promotions', 'wishlist', 'payments', 'couriers', 'parcels'],
  ['wallet'],
  ['cart'],
  ['orders'],
  ['reviews', 'chat'],
  ['notifications', 'figures'],
];

const domains = '^server/src/domains/';
const known = `${domains}(${domainFloors.flat().join('|')})/`;

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const downOnly = domainFloors.map((floor, level) => ({
  name: `domain-floor-${level + 1}-looks-down`,
  comment: 'A domain uses lower floors only. What must go up goes as an event through the outbox.',
  from: { path: `${domains}(${floor.join('|')})/`, pathNot: tests },
  to: { path: `${domains}(${domainFloors.slice(level).flat().join('|')})/`, pathNot: `${domains}$1/` },
}));

/** The folders of the orders domain, each with those it may use. Files beside the folders are shared by all. */
const orderFolders = {
  money: [],
  quote: ['money'],
  parcel: ['quote', 'money'],
  lifecycle: ['money'],
  rewards: ['lifecycle', 'money'],
  'receiver-link': [],
  arrival: ['lifecycle', 'receiver-link'],
  history: ['lifecycle', 'arrival', 'money', 'receiver-link'],
  receiving: ['lifecycle', 'arrival', 'history', 'receiver-link'],
  payment: ['lifecycle', 'money'],
  board: ['lifecycle', 'arrival', 'payment', 'money'],
  run: ['lifecycle', 'arrival', 'board'],
  placing: ['quote', 'parcel', 'payment', 'money'],
  prescription: ['lifecycle', 'board', 'placing'],
  buyers: [],
  deciding: ['lifecycle', 'money', 'board', 'prescription'],
};
const orders = `${domains}orders/`;
const orderFolderNames = Object.keys(orderFolders);

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const orderFolderRules = Object.entries(orderFolders).map(([folder, allowed]) => ({
  name: `orders-${folder}-imports`,
  comment: 'The folders of orders use each other in one direction, without cycles.',
  from: { path: `${orders}${folder}/`, pathNot: tests },
  to: { path: `${orders}(${orderFolderNames.filter((name) => ![folder, ...allowed].includes(name)).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
export const serverRules = [
  ...downOnly,
  ...orderFolderRules,
  {
    name: 'orders-shared-files-import-no-folder',
    comment: 'Files shared by the folders of orders import none of them; only the public file and the jobs do.',
    from: { path: `${orders}[^/]+$`, pathNot: [tests, '[.](public|jobs)[.]ts$'] },
    to: { path: `${orders}(${orderFolderNames.join('|')})/` },
  },
  {
    name: 'domains-have-a-floor',
    comment: 'A new domain gets its floor in tools/floors/server-rules.mjs first.',
    from: { path: domains, pathNot: [known, tests] },
    to: {},
  },
  {
    name: 'domains-enter-by-the-door',
    comment: 'A domain enters another only through its *.public.ts.',
    from: { path: `${domains}([^/]+)/` },
    to: { path: domains, pathNot: [`${domains}$1/`, '[.]public[.]ts$'] },
  },
  {
    name: 'composition-takes-doors-and-routes',
    comment: 'From outside, a domain is its routes, its background jobs and its door.',
    from: { path: '^(server|host|demo|bench|e2e|tools)/', pathNot: [domains, tests] },
    to: { path: domains, pathNot: '[.](public|routes|jobs)[.]ts$' },
  },
  {
    name: 'domains-know-no-composition',
    comment: 'The files beside platform and domains put the server together; nothing under them looks up.',
    from: { path: '^server/src/(platform|domains)/', pathNot: [tests, testing] },
    to: { path: '^server/src/[^/]+$' },
  },
  {
    name: 'server-platform-knows-no-domain',
    comment: 'What the platform needs from a domain is a parameter that the composition fills.',
    from: { path: '^server/src/platform/' },
    to: { path: domains },
  },
  {
    name: 'sql-knows-no-wire',
    comment: 'A *.sql.ts answers with rows; *.view.ts turns them into what goes over the wire.',
    from: { path: '[.]sql[.]ts$' },
    to: { path: ['^packages/(contract|api-client|texts)/', '[.](view|routes)[.]ts$', '^server/src/platform/http/'] },
  },
  {
    name: 'routes-have-no-sql',
    comment: 'A route calls a use case.',
    from: { path: '[.]routes[.]ts$' },
    to: { path: '[.]sql[.]ts$' },
  },
];
