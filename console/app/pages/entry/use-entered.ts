import { useNavigate } from 'react-router';
import { queryClient } from '../../platform/query.ts';
import { startSession } from '../../platform/session.ts';

/** Begins the session of a new account and opens the console. */
export function useEntered(): (reply: { token: string }) => void {
  const navigate = useNavigate();
  return ({ token }) => {
    queryClient.clear();
    startSession(token);
    void navigate('/', { replace: true });
  };
}
