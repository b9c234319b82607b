import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { useFirstTouch } from '@rialto/ui/base/use-first-touch.ts';
import { useNearScreen } from '@rialto/ui/base/use-near-screen.ts';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useRef, useState, type ComponentType } from 'react';
import type { LowerBlocksProps } from './lower-blocks.tsx';

const NEAR = '100px';

/** Imported when it is needed; a second call returns the same code. */
export const loadLowerBlocks = () => import('./lower-blocks.tsx');

/** The code of the third step loads when the visitor touches the form, or when it comes near the screen. */
export function LazyLowerBlocks(props: LowerBlocksProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [Blocks, setBlocks] = useState<ComponentType<LowerBlocksProps> | 'failed' | null>(null);
  const load = () =>
    void loadLowerBlocks().then(
      ({ LowerBlocks }) => setBlocks(() => LowerBlocks),
      () => setBlocks('failed'),
    );
  useNearScreen(ref, load, NEAR);
  // It is there before the keyboard reaches it.
  useFirstTouch(load);
  return (
    <div ref={ref} className="flex flex-col gap-3 max-lg:order-3">
      {Blocks === 'failed' && <Failed onRetry={load} />}
      {Blocks === null && <Skeleton className="h-288 rounded-lg sm:h-190" />}
      {Blocks === null && props.state.category && <Skeleton className="h-135 rounded-lg" />}
      {Blocks !== 'failed' && Blocks !== null && <Blocks {...props} />}
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-md text-ink-soft">
      {t('error.network')}
      <Button kind="secondary" size="sm" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </div>
  );
}
