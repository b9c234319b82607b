// @ts-check
/** Import rules between packages. CONTRIBUTING.md has the picture. */

export const tests = '[.]test[.]tsx?$';
/** Code for tests: a folder called testing, or a file like database/src/testing.ts. */
export const testing = '/testing(/|[.])';
const rooms = '^(packages/[^/]+|server|storefront|courier|console|host|demo|bench|e2e|tools)/';
const outsiders = '^(e2e|bench)/';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
export const packageRules = [
  {
    name: 'contract-stands-alone',
    comment: 'The contract imports nothing of ours: everyone else is typed from it.',
    from: { path: '^packages/contract/' },
    to: { path: rooms, pathNot: '^packages/contract/' },
  },
  {
    name: 'texts-stand-alone',
    comment: 'Texts know nothing of what shows them.',
    from: { path: '^packages/texts/' },
    to: { path: rooms, pathNot: '^packages/texts/' },
  },
  {
    name: 'packages-rest-on-the-contract',
    comment: 'rules, api-client and database import the contract and not each other.',
    from: { path: '^packages/(rules|api-client|database)/', pathNot: [tests, testing] },
    to: { path: rooms, pathNot: ['^packages/$1/', '^packages/contract/'] },
  },
  {
    name: 'embedded-postgres-stands-alone',
    comment: 'The supervisor knows no tables: only its tests connect to the server it starts.',
    from: { path: '^packages/embedded-postgres/', pathNot: [tests, testing] },
    to: { path: rooms, pathNot: '^packages/embedded-postgres/' },
  },
  {
    name: 'package-tests-start-a-database',
    comment: 'Tests of packages may also use the embedded server and the test database.',
    from: { path: '^packages/(rules|api-client|database|embedded-postgres)/.*([.]test[.]tsx?$|/testing/)' },
    to: { path: rooms, pathNot: ['^packages/$1/', '^packages/(contract|database|embedded-postgres)/'] },
  },
  {
    name: 'server-knows-no-pages',
    comment: 'The server is the API: no pages, no process, no demo world.',
    from: { path: '^server/' },
    to: { path: '^(storefront|courier|console|host|demo|tools)/' },
  },
  {
    name: 'demo-writes-rows-only',
    comment: 'The demo world stands on rules, contract and database; its simulator calls the API.',
    from: { path: '^demo/' },
    to: { path: rooms, pathNot: ['^demo/', '^packages/(rules|contract|database|api-client)/'] },
  },
  {
    name: 'demo-is-for-host-and-tools',
    comment: 'Nobody imports the demo world but the process that starts it and the tools.',
    from: { pathNot: '^(demo|host|tools)/' },
    to: { path: '^demo/' },
  },
  {
    name: 'host-is-the-top',
    comment: 'Nobody imports the process but tools and measurements that start it.',
    from: { pathNot: '^(host|tools)/' },
    to: { path: '^host/' },
  },
  {
    name: 'host-takes-the-built-pages',
    comment: 'The process mounts the built pages, not their source; dev mode asks Vite for them.',
    from: { path: '^host/' },
    to: { path: '^(storefront|courier|console)/', pathNot: '^(storefront|courier|console)/build/' },
  },
  {
    name: 'outsiders-see-the-wire',
    comment: 'Browser tests and measurements know the product as the world does, plus the way to a test database.',
    from: { path: outsiders },
    to: { path: rooms, pathNot: ['^$1/', '^packages/(contract|api-client)/', '^packages/database/src/testing(/|[.])'] },
  },
  {
    name: 'nobody-imports-outsiders',
    comment: 'Browser tests and measurements are the end of the line; only tools start them.',
    from: { pathNot: '^(e2e|bench|tools)/' },
    to: { path: outsiders },
  },
  {
    name: 'nobody-imports-tools',
    comment: 'Tools look at the code, the code does not look back.',
    from: { pathNot: '^tools/|^[^/]+$' },
    to: { path: '^tools/' },
  },
  {
    name: 'nobody-imports-tests',
    comment: 'What two tests share is a file of its own in a folder called testing.',
    from: {},
    to: { path: tests },
  },
  {
    name: 'testing-is-for-tests',
    comment: 'What is made for tests does not run in the product.',
    from: { path: '^(packages|server|storefront|courier|console|host|demo)/', pathNot: [tests, testing] },
    to: { path: testing },
  },
];
