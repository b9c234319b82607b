import { readDeviceJson, writeDevice } from '../platform/session/device.ts';

/** The modules whose interests the customer did not want to choose on this device. */
export function declinedInterests(): number[] {
  const kept = readDeviceJson('declinedInterests');
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : [];
}

export function declineInterests(moduleId: number | null): void {
  if (moduleId === null) return;
  writeDevice('declinedInterests', JSON.stringify([...new Set([...declinedInterests(), moduleId])]));
}
