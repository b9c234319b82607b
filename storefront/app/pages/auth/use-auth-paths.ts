import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { sameOriginPath } from '../../platform/navigation/same-origin-path.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useIsSignedIn } from '../../platform/session/account.ts';

/** Paths of the sign-in pages that keep the return path. Redirects visitors who are signed in. */
export function useAuthPaths() {
  const [search] = useSearchParams();
  const from = sameOriginPath(search.get('from'));
  useRedirectWhenSignedIn(from);
  const withFrom = (path: string) => (from ? `${path}?from=${encodeURIComponent(from)}` : path);
  return {
    from,
    signIn: withFrom(paths.signIn),
    signUp: withFrom(paths.signUp),
    forgotPassword: withFrom(paths.forgotPassword),
  };
}

/** Redirects signed-in visitors to the return path. */
export function useRedirectWhenSignedIn(from: string | null): void {
  const isSignedIn = useIsSignedIn();
  const navigate = useNavigate();
  useEffect(() => {
    if (isSignedIn) void navigate(from ?? paths.home, { replace: true });
  }, [isSignedIn, from, navigate]);
}
