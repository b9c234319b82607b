import { readDeviceJson, useDevice, writeDevice } from './device.ts';

/** The last order placed by a guest on this device, with the phone to track it by. */
export type GuestOrder = { order_id: number; phone: string };

export function keepGuestOrder(order: GuestOrder): void {
  writeDevice('guest_order', JSON.stringify(order));
}

export function useGuestOrder(): GuestOrder | null {
  const isKept = useDevice('guest_order') !== null;
  const kept = isKept ? (readDeviceJson('guest_order') as Partial<GuestOrder> | null) : null;
  if (typeof kept?.order_id !== 'number' || typeof kept.phone !== 'string') return null;
  return { order_id: kept.order_id, phone: kept.phone };
}
