import { isShopVisible, ownPath, readNotice, windowFor } from './notice.ts';
import { worker, type SubscriptionChange, type WindowClient } from './worker-scope.ts';

const { origin } = worker.location;
const ICON = '/icons/any-192.png';

export async function showPush(text: string): Promise<void> {
  const notice = readNotice(text, origin);
  if (!notice || isShopVisible(await windows())) return;
  const { title, body, path, tag, lang, dir } = notice;
  await worker.registration.showNotification(title, { body, tag, lang, dir, icon: ICON, data: { path } });
}

/** Shows the page of a notification in an open window, or else in a new one. */
export async function openNotice(data: unknown): Promise<void> {
  const path = ownPath((data as { path?: unknown } | null)?.path, origin);
  const used = windowFor(await windows(), path, origin);
  if (!used || !(await show(used, path))) await worker.clients.openWindow(path);
}

/** False if the browser refuses, such as for a window that another worker controls. */
async function show(used: WindowClient, path: string): Promise<boolean> {
  try {
    const focused = await used.focus();
    if (focused.url !== origin + path) await focused.navigate(path);
    return true;
  } catch {
    return false;
  }
}

/** A page saves the new subscription in the shop at the next visit, because the worker has no token. */
export async function renewSubscription({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  const options = oldSubscription?.options;
  if (newSubscription || !options?.applicationServerKey) return;
  const { applicationServerKey } = options;
  await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

function windows(): Promise<WindowClient[]> {
  return worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
}
