import { t } from '@rialto/texts/text.ts';
import { lazy } from 'react';
import { PreferenceControls } from '../features/preferences/preference-controls.tsx';
import { useCurrentModule, useHasLocation } from '../platform/page/root-data.ts';
import { useIsSignedIn } from '../platform/session/account.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { CartButton, SignInLink } from './bar-end.tsx';
import { CompactMenu } from './compact-menu.tsx';
import { HomeLink } from './home-link.tsx';
import { LazyPart } from './lazy-part.tsx';
import { Logo } from './logo.tsx';

const loadOwned = () => import('./owned-bar.tsx');
const OwnedStart = import.meta.env.SSR
  ? (await loadOwned()).OwnedStart
  : lazy(async () => ({ default: (await loadOwned()).OwnedStart }));
const OwnedEnd = import.meta.env.SSR
  ? (await loadOwned()).OwnedEnd
  : lazy(async () => ({ default: (await loadOwned()).OwnedEnd }));

// The front page of a first visit does without it, so browsers load it when it is needed. The server has it at once.
const LocatedBar = import.meta.env.SSR
  ? (await import('./located.tsx')).LocatedBar
  : lazy(async () => ({ default: (await import('./located.tsx')).LocatedBar }));

/** From the start: who we are, where to, where else, what; and at the end what belongs to the visitor. */
export function TopBar() {
  const hasLocation = useHasLocation();
  const isParcel = useCurrentModule()?.module_type === 'parcel';
  return (
    // The rail begins below the bar, so the bar need not make room for it.
    <header className="sticky top-0 z-(--z-bar) border-b border-hairline bg-ground/90 backdrop-blur-md [--rail:0px]">
      <Container className="flex h-16 items-center gap-1 sm:gap-2">
        <Logo isMarkOnPhone={hasLocation} />
        <LazyPart>{hasLocation ? <LocatedBar /> : <PlainBar />}</LazyPart>
        <div className={`flex shrink-0 items-center sm:gap-1 ${hasLocation && !isParcel ? '' : 'ms-auto'}`}>
          <VisitorEnd />
          <CompactMenu />
        </div>
      </Container>
    </header>
  );
}

/** Before it is known where to, the choices that otherwise stand in the footer are at hand (NAV-08). */
function PlainBar() {
  return (
    <>
      <nav aria-label={t('shell.main_navigation')} className="max-wide:hidden">
        <HomeLink />
      </nav>
      <div className="ms-auto max-wide:hidden">
        <PreferenceControls />
      </div>
    </>
  );
}

/** What belongs to the visitor. Who has neither an account nor a place can have nothing in a cart yet. */
function VisitorEnd() {
  const isSignedIn = useIsSignedIn();
  const hasLocation = useHasLocation();
  const mayOwn = isSignedIn || hasLocation;
  return (
    <>
      {mayOwn && (
        <LazyPart>
          <OwnedStart />
        </LazyPart>
      )}
      <CartButton />
      {mayOwn ? (
        <LazyPart fallback={<SignInLink />}>
          <OwnedEnd />
        </LazyPart>
      ) : (
        <SignInLink />
      )}
    </>
  );
}
