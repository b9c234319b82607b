import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * Takes the visitor elsewhere in the place of this page. The framework's own would weigh on every page.
 * As tall as the screen, so that the footer does not flash by on the way.
 */
export function RedirectTo({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return <div className="min-h-dvh" />;
}
