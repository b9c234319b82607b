import { readPushKey } from '@rialto/contract/calls/notifications.ts';
import type { App } from '../../platform/app.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Push } from './open-push.ts';

export function notificationRoutes(app: App, push: Push): void {
  bind(app, readPushKey, async () => ({ public_key: await push.publicKey() }));
}
