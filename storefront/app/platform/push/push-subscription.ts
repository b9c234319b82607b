import { setPushToken } from '@rialto/contract/calls/account/sessions.ts';
import { readPushKey } from '@rialto/contract/calls/notifications.ts';
import { callApi } from '../api/api.ts';
import { readDevice, writeDevice } from '../session/device.ts';

/**
 * Whether this browser gets push messages of the customer's session. unsupported: it cannot; blocked: the browser was
 * told never to ask again.
 */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

export async function readPushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = await currentSubscription();
  const isKnown = subscription !== null && subscription.endpoint === readDevice('push_endpoint');
  return isKnown && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Asks the browser, subscribes and saves the subscription in the shop. Throws if the push service or the shop cannot be reached. */
export async function subscribeToPush(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new Error('The service worker is not registered');
  // One that is left was made for another customer or another key.
  await (await currentSubscription())?.unsubscribe();
  const { public_key } = await callApi(readPushKey, {});
  const options = { userVisibleOnly: true, applicationServerKey: keyBytes(public_key) };
  const subscription = await registration.pushManager.subscribe(options);
  try {
    await saveSubscription(subscription);
  } catch (thrown) {
    await subscription.unsubscribe();
    throw thrown;
  }
}

/** The push service then answers that the subscription is gone, and the shop forgets it too. */
export async function unsubscribeFromPush(): Promise<void> {
  writeDevice('push_endpoint', null);
  await (await currentSubscription())?.unsubscribe();
}

/** Saves a subscription that the browser renewed in the shop, and forgets one that it dropped. */
export async function keepPush(): Promise<void> {
  const known = readDevice('push_endpoint');
  const subscription = await currentSubscription();
  if (known === null || subscription?.endpoint === known) return;
  if (subscription) await saveSubscription(subscription);
  else writeDevice('push_endpoint', null);
}

async function saveSubscription(subscription: PushSubscription): Promise<void> {
  const body = { cm_firebase_token: JSON.stringify(subscription), _method: 'put' as const };
  await callApi(setPushToken, { body });
  writeDevice('push_endpoint', subscription.endpoint);
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** A key in base64url as bytes; not every browser takes the text itself. */
function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const base64 = key.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
