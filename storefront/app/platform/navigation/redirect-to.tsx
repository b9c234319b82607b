import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * Redirects on render, without the size of the router's Navigate. It fills the screen, so that the footer does not
 * flash.
 */
export function RedirectTo({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return <div className="min-h-dvh" />;
}
