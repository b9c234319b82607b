import * as auth from './auth.ts';
import * as content from './content.ts';
import type { Endpoint } from './endpoint.ts';
import * as geo from './geo.ts';
import * as modules from './modules.ts';
import * as stores from './stores.ts';

/** Every endpoint there is, by name. The OpenAPI document and the tests walk over this list. */
export const allEndpoints: Record<string, Endpoint> = { ...auth, ...content, ...geo, ...modules, ...stores };
