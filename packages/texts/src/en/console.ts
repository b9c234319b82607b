import { access } from './console/access.ts';
import { catalogue } from './console/catalogue.ts';
import { groups } from './console/groups.ts';
import { stores } from './console/stores.ts';
import { staff } from './console/staff.ts';
import { board } from './console/board.ts';
import { customers } from './console/customers.ts';
import { conversations } from './console/conversations.ts';
import { decisions } from './console/decisions.ts';
import { fields } from './console/fields.ts';
import { figures } from './console/figures.ts';
import { dispatch } from './console/dispatch.ts';
import { frame } from './console/frame.ts';
import { importPage } from './console/import-page.ts';
import { setup } from './console/setup.ts';
import { offers } from './console/offers.ts';
import { settings } from './console/settings.ts';
import { lists } from './console/lists.ts';
import { texts } from './console/texts.ts';
import { zones } from './console/zones.ts';
import { logFields } from './console/log-fields.ts';
import { logWords } from './console/log-words.ts';
import { order } from './console/order.ts';
import { orderWords } from './order-words.ts';

/** The console at /console. The storefront does not load these texts. */
export const consoleTexts = {
  ...access,
  ...catalogue,
  ...groups,
  ...stores,
  ...staff,
  ...board,
  ...customers,
  ...conversations,
  ...decisions,
  ...fields,
  ...figures,
  ...dispatch,
  ...frame,
  ...importPage,
  ...setup,
  ...offers,
  ...settings,
  ...lists,
  ...texts,
  ...zones,
  ...order,
  ...logFields,
  ...logWords,
};

/** All texts that the console loads. */
export const consoleCatalog = { ...consoleTexts, ...orderWords };
