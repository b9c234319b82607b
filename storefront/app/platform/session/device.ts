import { useSyncExternalStore } from 'react';

/** The local storage keys of the specification. Other code of the same origin may rely on them. */
export type DeviceKey =
  | 'token'
  | 'guest_id'
  | 'zoneid'
  | 'location'
  | 'currentLatLng'
  | 'module'
  | 'language-setting'
  | 'country'
  | 'settings'
  | 'searchedValues'
  /** The parcel category chosen on the parcel home. */
  | 'parcelCategory'
  /** 'open' from the first visit until the welcome dialog is closed. */
  | 'welcome'
  /** The guest's contact and address (specification 1, section 3). */
  | 'guest_user_info'
  /** The line that goes straight to checkout without the cart (ITM-16). */
  | 'buy_now'
  /** Modules whose interests the customer did not want to choose (MOD-04). */
  | 'declinedInterests'
  /** The number and phone of the guest's last order. */
  | 'guest_order'
  /** The number of the last order placed here, until it is known to have ended. */
  | 'running_order'
  /** The address of the push subscription that the shop knows for this session (MSG-04). */
  | 'push_endpoint'
  /** 'no' after a customer did not want to be asked about push messages. */
  | 'push_asked'
  /** How many chat messages wait to be sent; they are in IndexedDB. */
  | 'chat_outbox'
  /** Written when the cart changes, so that other tabs reload it. */
  | 'cart_changed';

const listeners = new Set<() => void>();

/** Fallback for private windows that refuse storage; lasts as long as the page. */
const memory = new Map<string, string>();

export function readDevice(key: DeviceKey): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

export function writeDevice(key: DeviceKey, value: string | null): void {
  if (value === null) memory.delete(key);
  else memory.set(key, value);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // The value is in memory.
  }
  listeners.forEach((listener) => listener());
}

export function readDeviceJson(key: DeviceKey): unknown {
  try {
    return JSON.parse(readDevice(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The value of a key, updated also by other tabs. The server and the hydration use `onServer` instead. */
export function useDevice(key: DeviceKey, onServer: string | null = null): string | null {
  return useSyncExternalStore(
    subscribeToDevice,
    () => readDevice(key),
    () => onServer,
  );
}

/** Calls the listener after every change, also of another tab. */
export function subscribeToDevice(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
