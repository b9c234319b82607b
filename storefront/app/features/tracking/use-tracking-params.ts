import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useIsHydrated } from '../../platform/hydration/use-is-hydrated.ts';
import type { Tracking } from './tracking-input.ts';

type TrackingState = { order_id?: unknown; contact_number?: unknown } | null;

/**
 * The tracked order from the URL. A contact should not stay in the URL, so both move to the history state, which
 * survives a reload and is never sent (trust.md T98).
 */
export function useTrackingParams(): { tracking: Tracking | null; track: (next: Tracking) => void } {
  const { state, pathname } = useLocation() as { state: TrackingState; pathname: string };
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  // The server does not know the history state.
  const isHydrated = useIsHydrated();
  const orderId = parameters.get('order_id');
  const contact = parameters.get('contact_number') ?? '';
  useEffect(() => {
    if (orderId === null) return;
    const rest = new URLSearchParams(location.search);
    rest.delete('order_id');
    rest.delete('contact_number');
    void navigate(
      { pathname, search: rest.toString() },
      { replace: true, preventScrollReset: true, state: { order_id: orderId, contact_number: contact } },
    );
  }, [orderId, contact, pathname, navigate]);
  return {
    tracking: orderId === null ? (isHydrated ? trackingOf(state) : null) : { orderId, contact },
    track: (next) =>
      void navigate(
        { pathname },
        { replace: true, preventScrollReset: true, state: { order_id: next.orderId, contact_number: next.contact } },
      ),
  };
}

function trackingOf(state: TrackingState): Tracking | null {
  if (typeof state?.order_id !== 'string') return null;
  return { orderId: state.order_id, contact: typeof state.contact_number === 'string' ? state.contact_number : '' };
}
