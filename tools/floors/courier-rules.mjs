// @ts-check
import { tests } from './package-rules.mjs';

const app = '^courier/app/';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
export const courierRules = [
  {
    name: 'courier-run-shows-nothing',
    comment: 'views → run → platform, and never back; only views render components of the kit.',
    from: { path: `${app}(run|platform)/`, pathNot: tests },
    to: { path: [`${app}(views/|[^/]+$)`, '^packages/ui/'] },
  },
  {
    name: 'courier-platform-looks-down',
    comment: 'The platform knows storage, network and language, not runs.',
    from: { path: `${app}platform/`, pathNot: tests },
    to: { path: `${app}run/` },
  },
  {
    name: 'courier-page-stands-apart',
    comment:
      'The courier’s page reaches the server through the API client only, and shares with the storefront only packages.',
    from: { path: '^courier/' },
    to: { path: '^(server|storefront|console|packages/(database|embedded-postgres)|host|demo|bench|e2e|tools)/' },
  },
];
