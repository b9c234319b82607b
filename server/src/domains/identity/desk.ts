import type { App } from '../../platform/app.ts';
import type { IdentitySettings } from './identity-settings.ts';

/** What the use cases of this domain work with. */
export type Desk = Pick<App, 'db' | 'clock' | 'throttle'> & { settings: IdentitySettings };
