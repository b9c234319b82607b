import { listBoardOrders } from '@rialto/contract/calls/console/orders.ts';
import type { ReceivedEvent } from '@rialto/api-client/follow-live.ts';
import { useEffect } from 'react';
import { useLiveEvents } from '../../platform/live.ts';
import { invalidate } from '../../platform/query.ts';
import { hasChanged, noteChanged, onOrdersChanged, takeChanged } from './changed-orders.ts';
import { refreshOrders } from './open-orders.ts';

/** Changes that come within this time are read by one call. */
const TOGETHER_MS = 250;

/** Keeps the open orders up to date with the live stream. The desk mounts it once. */
export function useFollowOrders(): void {
  useLiveEvents(notice);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const read = async () => {
      await refreshOrders(takeChanged()).catch(() => invalidate(listBoardOrders));
      timer = null;
      if (hasChanged()) onNoted();
    };
    const onNoted = () => {
      timer ??= setTimeout(() => void read(), TOGETHER_MS);
    };
    const stop = onOrdersChanged(onNoted);
    return () => {
      stop();
      if (timer !== null) clearTimeout(timer);
    };
  }, []);
}

function notice({ name, data }: ReceivedEvent): void {
  if (name === 'reset') invalidate(listBoardOrders);
  if (name === 'order_status' || name === 'courier_changed' || name === 'order_late') noteChanged([data.order_id]);
}
