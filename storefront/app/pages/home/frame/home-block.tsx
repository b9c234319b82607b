import { t } from '@rialto/texts/text.ts';
import { Suspense, use, useRef, useState, type ReactNode } from 'react';
import { callApi } from '../../../platform/api/api.ts';
import { CachedMarkup } from '../../../platform/hydration/cached-markup.tsx';
import { Button } from '@rialto/ui/actions/button.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { useNearScreen } from '@rialto/ui/base/use-near-screen.ts';
import { homeCalls, type LoadFailure, type HomeAnswers, type HomeAnswer, type HomeCall } from './home-calls.ts';

type Props<Name extends HomeCall> = {
  name: Name;
  given: HomeAnswers[Name];
  /** Whether it is the same for all visitors of this module and these zones. */
  isSameForAll?: boolean;
  /** As large as the content it replaces. */
  skeleton: ReactNode;
  children: (answer: HomeAnswer<Name>) => ReactNode;
};

/** One block of the home page with its own loading, failure and retry state. */
export function HomeBlock<Name extends HomeCall>({ name, isSameForAll = false, children, ...rest }: Props<Name>) {
  const shown = (answer: HomeAnswer<Name>) =>
    isSameForAll && answer ? <CachedContent {...{ name, answer }}>{children}</CachedContent> : children(answer);
  return (
    <Content<HomeAnswer<Name>> {...rest} load={() => homeCalls[name](callApi) as Promise<HomeAnswer<Name>>}>
      {shown}
    </Content>
  );
}

type CachedContentProps<Answer> = { name: string; answer: Answer & object; children: (answer: Answer) => ReactNode };

function CachedContent<Answer>({ name, answer, children }: CachedContentProps<Answer>) {
  return (
    <CachedMarkup source={answer} cacheKey={name} className="contents">
      {() => children(answer)}
    </CachedMarkup>
  );
}

// Not generic over the call's name: otherwise the compiler would compare the responses of all calls.
type ContentProps<Answer> = {
  given: Answer | LoadFailure | Promise<Answer | undefined> | undefined;
  load: () => Promise<Answer>;
  skeleton: ReactNode;
  children: (answer: Answer) => ReactNode;
};

function Content<Answer>({ given, ...rest }: ContentProps<Answer>) {
  if (!(given instanceof Promise)) return <SettledContent {...rest} given={given} />;
  return (
    <Suspense fallback={<div className="scripted">{rest.skeleton}</div>}>
      <StreamedContent {...rest} given={given} />
    </Suspense>
  );
}

function StreamedContent<Answer>({ given, ...rest }: ContentProps<Answer> & { given: Promise<Answer | undefined> }) {
  return <SettledContent {...rest} given={use(given)} />;
}

function SettledContent<Answer>({
  given,
  load,
  skeleton,
  children,
}: ContentProps<Answer> & { given: Answer | LoadFailure | undefined }) {
  const [loaded, setLoaded] = useState<Outcome<Answer>>(given === 'failed' ? 'failed' : undefined);
  if (loaded === 'failed') return <BlockFailed onRetry={() => setLoaded(undefined)} />;
  const answer = loaded?.answer ?? (given === 'failed' ? undefined : given);
  if (answer !== undefined) return children(answer);
  const onNear = () =>
    void load().then(
      (fresh) => setLoaded({ answer: fresh }),
      () => setLoaded('failed'),
    );
  return <Waiting onNear={onNear}>{skeleton}</Waiting>;
}

type Outcome<Answer> = { answer: Answer } | LoadFailure | undefined;

/** About three phone screens, so that fast scrolling rarely meets a skeleton. */
const LOAD_AHEAD = '2400px';

/** Loads when near the screen. Hidden without scripts, where nothing could load. */
function Waiting({ onNear, children }: { onNear: () => void; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useNearScreen(ref, onNear, LOAD_AHEAD);
  return (
    <div ref={ref} className="scripted">
      {children}
    </div>
  );
}

function BlockFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState isCompact level={2} title={t('home.part_failed')}>
      <Button kind="secondary" size="sm" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </EmptyState>
  );
}
