import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { useMedia } from '@rialto/ui/base/use-media.ts';
import { Spinner } from '@rialto/ui/feedback/spinner.tsx';
import { WifiOff } from 'lucide-react';
import { lazy, useEffect, useState } from 'react';
import { useStore } from '../platform/store.ts';
import { consent, sharePosition } from '../run/position/share-position.ts';
import { hasReadFailed, refreshRun } from '../run/run.ts';
import { useShownRun, type ShownRun } from '../run/stops.ts';
import { useWakeLock } from '@rialto/ui/base/use-wake-lock.ts';
import { ActionBar } from './actions/action-bar.tsx';
import { CurrentStop } from './stop/current-stop.tsx';
import { loadDialogs } from './handover/proven-action.tsx';
import { LazyPart } from './lazy-part.tsx';
import { NoStops } from './no-stops.tsx';
import { OfflineStrip, RefusedNotices } from './notices.tsx';
import { StopMap } from './way/stop-map.tsx';
import { TopBar } from './top-bar.tsx';

// The page opens without them, and the worker keeps their files for a phone without a network.
const OfferCard = lazy(async () => ({ default: (await import('./offer-card.tsx')).OfferCard }));
const PositionQuestion = lazy(async () => ({
  default: (await import('./stop/position-question.tsx')).PositionQuestion,
}));
const RunList = lazy(async () => ({ default: (await import('./stop/run-list.tsx')).RunList }));

export function RunPage() {
  const shown = useShownRun();
  return shown ? <LoadedRun shown={shown} /> : <LoadingRun />;
}

function LoadingRun() {
  const hasFailed = useStore(hasReadFailed);
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      {hasFailed ? (
        <div className="flex flex-col items-center gap-3 text-center">
          <WifiOff className="size-12" aria-hidden />
          <h1 className="text-3xl">{t('courier.failed_title')}</h1>
          <p className="text-lg">{t('courier.failed_text')}</p>
          <Button size="lg" onClick={() => void refreshRun()}>
            {t('courier.retry')}
          </Button>
        </div>
      ) : (
        <p role="status" className="flex flex-col items-center gap-4 text-lg">
          <Spinner className="size-10" />
          {t('courier.loading')}
        </p>
      )}
    </main>
  );
}

function LoadedRun({ shown }: { shown: ShownRun }) {
  const { run, offers, stops } = shown;
  const [chosenId, setChosenId] = useState<number | null>(null);
  const current = stops.find(({ id }) => id === chosenId) ?? stops[0];
  // A courier finishes accepted orders before a new offer is shown.
  const offer = current ? undefined : offers[0];
  const isUnasked = useStore(consent) === null;
  const isWide = useMedia('(width >= 48rem)');
  const isOnRun = stops.length > 0;
  useWakeLock(isOnRun);
  useEffect(() => {
    if (isOnRun) void loadDialogs().catch(() => undefined);
  }, [isOnRun]);
  usePosition(isOnRun, run.settings.position_seconds);
  const mapped = current ?? offer;
  const map = mapped && <StopMap key={`${mapped.id}-${mapped.next_step}`} stop={mapped} />;

  return (
    <div className="md:grid md:h-dvh md:grid-cols-[28rem_minmax(0,1fr)]">
      <div className="flex min-h-dvh flex-col md:h-dvh md:min-h-0 md:overflow-y-auto md:border-e md:border-hairline">
        <TopBar run={run} />
        <OfflineStrip readAt={shown.readAt} />
        <main className="flex flex-1 flex-col">
          <RefusedNotices />
          <LazyPart>
            {current && offers.map((one) => <OfferCard key={one.id} stop={one} run={run} hasOwnButtons />)}
          </LazyPart>
          {!isWide && map && <div className="h-[30dvh] shrink-0">{map}</div>}
          {current && isUnasked && (
            <LazyPart>
              <PositionQuestion />
            </LazyPart>
          )}
          {current && <CurrentStop stop={current} run={run} />}
          <LazyPart>{offer && <OfferCard key={offer.id} stop={offer} run={run} />}</LazyPart>
          {!mapped && <NoStops run={run} />}
          {stops.length > 1 && (
            <LazyPart>
              <RunList stops={stops.filter(({ id }) => id !== current?.id)} onChoose={setChosenId} />
            </LazyPart>
          )}
          <ActionBar run={run} stop={current ?? offer} />
        </main>
      </div>
      {isWide && <div className="h-dvh bg-sunken">{map}</div>}
    </div>
  );
}

function usePosition(isOnRun: boolean, everySeconds: number): void {
  const isShared = useStore(consent) === 'yes';
  useEffect(() => sharePosition(isOnRun && isShared, everySeconds), [isOnRun, isShared, everySeconds]);
  useEffect(() => () => sharePosition(false, 0), []);
}
