import { t } from '@rialto/texts/text.ts';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isOnline } from '../../platform/api.ts';
import { isLive } from '../../platform/live.ts';
import { useMay } from '../../platform/own-account.ts';
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
  const mayPrice = useMay('decisions');
  const ringing = useMemo(() => {
    const playedStores = new Set(stores.filter((store) => store.is_simulated === 1).map(({ id }) => id));
    const isSimulatedShop = stores.some((store) => store.is_simulated === 1 || store.is_taken_over === 1);
    return ringingOrders(orders, now, { playedStores, isSimulatedShop, mayPrice });
  }, [orders, now, stores, mayPrice]);
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
        title: noticeTitle(order),
        text: noticeText(order),
        onOpen: () => void navigate('/board'),
      }),
  );
  useEffect(() => {
    for (const order of ringing) if (!known.current.has(order.id)) announce(order);
    known.current = new Set(ringing.map(({ id }) => id));
  }, [ringing]);
}

function noticeTitle({ order_status, awaits_price, parcel }: OrderOnBoard): string {
  if (order_status !== 'pending') return t('console.bell_begin');
  if (awaits_price === 'shop') return t('console.bell_prescription');
  return parcel === null ? t('console.bell_new') : t('console.bell_parcel');
}

function noticeText({ store, parcel, lines }: OrderOnBoard): string {
  const goods = lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
  return [store?.name, parcel?.name, goods].filter(Boolean).join(' · ');
}
