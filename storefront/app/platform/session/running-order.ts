import { readDevice, writeDevice } from './device.ts';

/** Remembers that an order placed on this device may still be running, so that pages ask only then. */
export function keepRunningOrder(orderId: number): void {
  writeDevice('running_order', String(orderId));
}

export function dropRunningOrder(): void {
  if (readDevice('running_order') !== null) writeDevice('running_order', null);
}

/** The last order placed on this device, if it may be running. */
export function runningOrderHint(): string | null {
  return readDevice('running_order');
}
