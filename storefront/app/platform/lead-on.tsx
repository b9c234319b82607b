import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Takes the visitor elsewhere in the place of this page. The framework's own would weigh on every page. */
export function LeadOn({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
