import { useEffect } from 'react';

const shown: number[] = [];

/** Remembers that an order is on the page, so that no toast repeats what the page shows. */
export function useShownOrder(orderId: number): void {
  useEffect(() => {
    shown.push(orderId);
    return () => void shown.splice(shown.indexOf(orderId), 1);
  }, [orderId]);
}

export function isOrderShown(orderId: number): boolean {
  return shown.includes(orderId);
}
