import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { sameOriginPath } from '../../platform/navigation/same-origin-path.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useIsSignedIn } from '../../platform/session/account.ts';

/** Where the pages of signing in lead to, and back to. */
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

/** Whoever is signed in, now or since long, has no business here and goes where they wanted to. */
export function useRedirectWhenSignedIn(from: string | null): void {
  const isSignedIn = useIsSignedIn();
  const navigate = useNavigate();
  useEffect(() => {
    if (isSignedIn) void navigate(from ?? paths.home, { replace: true });
  }, [isSignedIn, from, navigate]);
}
