import { readPushKey } from '@rialto/contract/calls/notifications.ts';
import { callApi } from '../../../platform/api.ts';

/** A push subscription of this browser to the shop, as JSON; null if the browser does not allow it. */
export async function ownSubscription(): Promise<string | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return null;
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/sw.js', { scope: '/' });
  const registration = await navigator.serviceWorker.getRegistration('/');
  if (!registration) return null;
  const known = await registration.pushManager.getSubscription();
  if (known) return JSON.stringify(known);
  const { public_key } = await callApi(readPushKey, {});
  const options = { userVisibleOnly: true, applicationServerKey: keyBytes(public_key) };
  return JSON.stringify(await registration.pushManager.subscribe(options));
}

/** A key in base64url as bytes; not every browser takes the text itself. */
function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const base64 = key.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
