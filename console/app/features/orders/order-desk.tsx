import { t } from '@rialto/texts/text.ts';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isOnline } from '../../platform/api.ts';
import { isLive } from '../../platform/live.ts';
import { useStore } from '../../platform/store.ts';
import { titleNotice } from '../../platform/title-notice.ts';
import { useNow } from '../../platform/use-now.ts';
import { notify } from './bell/notify.ts';
import { ringingOrders } from './bell/ringing-orders.ts';
import { allowSound, hush, ring, soundState } from './bell/sound.ts';
import { useBoardStores } from './board-stores.ts';
import { useFollowOrders } from './follow-orders.ts';
import { sendSteps } from './steps/send-steps.ts';
import { useShownOrders, type OrderOnBoard } from './use-shown-orders.ts';

const CHECK_MS = 5_000;

/** Works on every page: follows the orders, rings until each new one is taken, and sends what was pressed offline. */
export function OrderDesk() {
  useFollowOrders();
  useSendingSteps();
  useAllowedSound();
  const orders = useDeferredValue(useShownOrders());
  const now = useNow(CHECK_MS);
  const stores = useBoardStores();
  const ringing = useMemo(() => {
    // The simulation of the demo city takes the orders of the stores it plays.
    const played = new Set(stores.filter((store) => store.is_simulated === 1).map(({ id }) => id));
    return ringingOrders(orders, now).filter(({ store }) => !store || !played.has(store.id));
  }, [orders, now, stores]);
  useBell(ringing.length > 0);
  useTitle(ringing.length);
  useNotifications(ringing);
  return (
    <p role="status" className="sr-only">
      {ringing.length > 0 && t('console.bell_waiting', { count: ringing.length })}
    </p>
  );
}

function useSendingSteps(): void {
  const isReachable = useStore(isOnline);
  const isStreaming = useStore(isLive);
  useEffect(() => void sendSteps(), [isReachable, isStreaming]);
}

function useAllowedSound(): void {
  useEffect(() => {
    const allow = () => void allowSound();
    // Without a press this only finds out whether the browser allows sound already.
    allow();
    document.addEventListener('pointerdown', allow);
    document.addEventListener('keydown', allow);
    return () => {
      document.removeEventListener('pointerdown', allow);
      document.removeEventListener('keydown', allow);
    };
  }, []);
}

function useBell(isWanted: boolean): void {
  const sound = useStore(soundState);
  useEffect(() => {
    if (!isWanted || sound !== 'on') return;
    ring();
    return hush;
  }, [isWanted, sound]);
}

function useTitle(count: number): void {
  useEffect(() => {
    titleNotice.set(count === 0 ? null : t('console.bell_title', { count }));
    return () => titleNotice.set(null);
  }, [count]);
}

function useNotifications(ringing: readonly OrderOnBoard[]): void {
  const known = useRef(new Set<number>());
  const navigate = useNavigate();
  const announce = useEffectEvent(
    (order: OrderOnBoard) =>
      void notify({
        tag: `order-${order.id}`,
        title: order.order_status === 'pending' ? t('console.bell_new') : t('console.bell_begin'),
        text: [order.store?.name, order.lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')]
          .filter(Boolean)
          .join(' · '),
        onOpen: () => void navigate('/board'),
      }),
  );
  useEffect(() => {
    for (const order of ringing) if (!known.current.has(order.id)) announce(order);
    known.current = new Set(ringing.map(({ id }) => id));
  }, [ringing]);
}
