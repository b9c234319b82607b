// @ts-check
import { tests } from './package-rules.mjs';

const app = '^console/app/';

/** Top down. Each floor may import the floors below it, `packages/ui` included. */
const floors = ['pages', 'shell', 'features', 'cards', 'words', 'shared', 'platform'];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const downOnly = floors.slice(1).map((floor, above) => ({
  name: `console-${floor}-look-down`,
  comment: `${floors.join(' → ')}, and never back.`,
  from: { path: `${app}${floor}/`, pathNot: tests },
  to: { path: `${app}(${floors.slice(0, above + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
export const consoleRules = [
  ...downOnly,
  {
    name: 'console-pages-stay-apart',
    comment: 'A page imports no other page.',
    from: { path: `${app}pages/([^/]+)/` },
    to: { path: `${app}pages/`, pathNot: `${app}pages/$1/` },
  },
  {
    name: 'console-features-stay-apart',
    comment: 'What two features need together is shared data or a card.',
    from: { path: `${app}features/([^/]+)/` },
    to: { path: `${app}features/`, pathNot: `${app}features/$1/` },
  },
  {
    name: 'console-platform-shows-nothing',
    comment: 'The platform renders no component of the kit.',
    from: { path: `${app}(platform|shared|words)/`, pathNot: tests },
    to: { path: '^packages/ui/' },
  },
  {
    name: 'console-stands-apart',
    comment:
      'The console reaches the server through the API client only, and shares with the storefront only packages.',
    from: { path: '^console/' },
    to: { path: '^(server|storefront|courier|packages/(database|embedded-postgres)|host|demo|bench|e2e|tools)/' },
  },
];
