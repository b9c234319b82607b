import { t } from '@rialto/texts/text.ts';
import { Suspense, use, useRef, useState, type ReactNode } from 'react';
import { callApi } from '../../../platform/api/api.ts';
import { RenderedOnce } from '../../../platform/hydration/cached-markup.tsx';
import { Button } from '@rialto/ui/actions/button.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { useNearScreen } from '@rialto/ui/base/use-near-screen.ts';
import { homeCalls, type Given, type HomeAnswer, type HomeCall } from './home-calls.ts';

type Props<Name extends HomeCall> = {
  name: Name;
  given: Given[Name];
  /** Whether it is the same for everybody in this module and these zones, and made of nothing else. */
  isAlike?: boolean;
  /** As large as what will stand there. */
  skeleton: ReactNode;
  children: (answer: HomeAnswer<Name>) => ReactNode;
};

/** One block of a home with its own waiting, its own failure and its own second try. */
export function HomePart<Name extends HomeCall>({ name, isAlike = false, children, ...rest }: Props<Name>) {
  const shown = (answer: HomeAnswer<Name>) =>
    isAlike && answer ? <Alike {...{ name, answer }}>{children}</Alike> : children(answer);
  return (
    <Part<HomeAnswer<Name>> {...rest} ask={() => homeCalls[name](callApi) as Promise<HomeAnswer<Name>>}>
      {shown}
    </Part>
  );
}

type AlikeProps<Answer> = { name: string; answer: Answer & object; children: (answer: Answer) => ReactNode };

function Alike<Answer>({ name, answer, children }: AlikeProps<Answer>) {
  return (
    <RenderedOnce of={answer} variant={name} className="contents">
      {() => children(answer)}
    </RenderedOnce>
  );
}

// Free of names: the compiler compares what two dozen calls answer with each other where a name is generic.
type PartProps<Answer> = {
  given: Answer | Promise<Answer | undefined> | undefined;
  ask: () => Promise<Answer>;
  skeleton: ReactNode;
  children: (answer: Answer) => ReactNode;
};

function Part<Answer>({ given, ...rest }: PartProps<Answer>) {
  if (!(given instanceof Promise)) return <SettledPart {...rest} given={given} />;
  return (
    <Suspense fallback={<div className="scripted">{rest.skeleton}</div>}>
      <StreamedPart {...rest} given={given} />
    </Suspense>
  );
}

function StreamedPart<Answer>({ given, ...rest }: PartProps<Answer> & { given: Promise<Answer | undefined> }) {
  return <SettledPart {...rest} given={use(given)} />;
}

function SettledPart<Answer>({ given, ask, skeleton, children }: PartProps<Answer> & { given: Answer | undefined }) {
  const [asked, setAsked] = useState<Outcome<Answer>>(undefined);
  if (asked === 'failed') return <PartFailed onRetry={() => setAsked(undefined)} />;
  const answer = asked?.answer ?? given;
  if (answer !== undefined) return children(answer);
  const onNear = () =>
    void ask().then(
      (fresh) => setAsked({ answer: fresh }),
      () => setAsked('failed'),
    );
  return <Waiting onNear={onNear}>{skeleton}</Waiting>;
}

type Outcome<Answer> = { answer: Answer } | 'failed' | undefined;

/** Three screens of a phone: a quick finger should find a block and not its skeleton. */
const WELL_BEFORE = '2400px';

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
