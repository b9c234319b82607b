import { t } from '@rialto/messages/text.ts';
import { Suspense, use, useRef, useState, type ReactNode } from 'react';
import { callApi } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useNearScreen } from '../../ui/use-near-screen.ts';
import { homeCalls, type Given, type HomeAnswer, type HomeCall } from './home-calls.ts';

type Props<Name extends HomeCall> = {
  name: Name;
  given: Given[Name];
  /** As large as what will stand there. */
  skeleton: ReactNode;
  children: (answer: HomeAnswer<Name>) => ReactNode;
};

/** One block of a home with its own waiting, its own failure and its own second try. */
export function HomePart<Name extends HomeCall>(props: Props<Name>) {
  const { given, skeleton } = props;
  if (!(given instanceof Promise)) return <SettledPart {...props} given={given as HomeAnswer<Name> | undefined} />;
  return (
    <Suspense fallback={<div className="scripted">{skeleton}</div>}>
      <StreamedPart {...props} given={given} />
    </Suspense>
  );
}

type Settled<Name extends HomeCall> = Omit<Props<Name>, 'given'> & { given: HomeAnswer<Name> | undefined };
type Streamed<Name extends HomeCall> = Omit<Props<Name>, 'given'> & { given: Promise<HomeAnswer<Name> | undefined> };

function StreamedPart<Name extends HomeCall>(props: Streamed<Name>) {
  return <SettledPart {...props} given={use(props.given)} />;
}

function SettledPart<Name extends HomeCall>({ name, given, skeleton, children }: Settled<Name>) {
  const [asked, setAsked] = useState<HomeAnswer<Name> | 'failed' | undefined>(undefined);
  const ask = () => {
    const answer = homeCalls[name](callApi) as Promise<HomeAnswer<Name>>;
    answer.then(setAsked, () => setAsked('failed'));
  };
  if (asked === 'failed') return <PartFailed onRetry={() => setAsked(undefined)} />;
  const answer = asked ?? given;
  return answer === undefined ? <Waiting onNear={ask}>{skeleton}</Waiting> : children(answer);
}

/** Two screens of a phone: a quick finger should find a block and not its skeleton. */
const WELL_BEFORE = '1600px';

/** Asks as soon as it is near the screen. Without scripts nothing would ever come, so then it is not there. */
function Waiting({ onNear, children }: { onNear: () => void; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useNearScreen(ref, onNear, WELL_BEFORE);
  return (
    <div ref={ref} className="scripted">
      {children}
    </div>
  );
}

function PartFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState isCompact level={2} title={t('home.part_failed')}>
      <Button kind="secondary" size="sm" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </EmptyState>
  );
}
