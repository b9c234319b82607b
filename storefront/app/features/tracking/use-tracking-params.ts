import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Tracking } from './tracking-input.ts';

type Kept = { order_id?: unknown; contact_number?: unknown } | null;

/**
 * What is looked for. A link may bring it in its address; there a phone number does not belong, so it moves at once into
 * the entry of the browser's history, which outlives a reload and is sent nowhere (trust.md T98).
 */
export function useTrackingParams(): { tracking: Tracking | null; track: (next: Tracking) => void } {
  const { state, pathname } = useLocation() as { state: Kept; pathname: string };
  const [asked] = useSearchParams();
  const navigate = useNavigate();
  const orderId = asked.get('order_id');
  const phone = asked.get('contact_number') ?? '';
  useEffect(() => {
    if (orderId === null) return;
    const rest = new URLSearchParams(location.search);
    rest.delete('order_id');
    rest.delete('contact_number');
    void navigate(
      { pathname, search: rest.toString() },
      { replace: true, preventScrollReset: true, state: { order_id: orderId, contact_number: phone } },
    );
  }, [orderId, phone, pathname, navigate]);
  return {
    tracking: orderId === null ? trackingOf(state) : { orderId, phone },
    track: (next) =>
      void navigate(
        { pathname },
        { replace: true, preventScrollReset: true, state: { order_id: next.orderId, contact_number: next.phone } },
      ),
  };
}

function trackingOf(kept: Kept): Tracking | null {
  if (typeof kept?.order_id !== 'string') return null;
  return { orderId: kept.order_id, phone: typeof kept.contact_number === 'string' ? kept.contact_number : '' };
}
