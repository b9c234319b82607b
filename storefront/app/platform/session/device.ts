import { useSyncExternalStore } from 'react';

/** The local-storage keys of the specification. Other code of the same origin may rely on these names. */
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
  /** What is to be sent, chosen on the parcel home. */
  | 'parcelCategory'
  /** 'open' from the first visit on until the welcome is closed. */
  | 'welcome'
  /** Who a guest is and where to, as typed before (specification 1, section 3). */
  | 'guest_user_info'
  /** What goes straight to the checkout without the cart (ITM-16). */
  | 'buy_now'
  /** The last order that a guest placed here: its number and phone. */
  | 'guest_order'
  /** Written when the cart changed, so that other tabs read it again. */
  | 'cart_changed';

const listeners = new Set<() => void>();

/** Private windows may refuse storage; the shop then works for as long as the page is open. */
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
    // Kept in memory above.
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

/** A key's value, kept fresh also when another tab writes it; null while the server renders. */
export function useDevice(key: DeviceKey): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readDevice(key),
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
