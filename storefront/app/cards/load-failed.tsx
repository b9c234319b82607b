import { t } from '@rialto/texts/text.ts';
import { RotateCw } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { Button } from '@rialto/ui/actions/button.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';

/** Shown in place of a block that failed to load. */
export function LoadFailed() {
  const { revalidate, state } = useRevalidator();
  return (
    <EmptyState isCompact title={t('menu.section_failed')}>
      <Button
        kind="secondary"
        isLoading={state === 'loading'}
        icon={<RotateCw className="size-4" aria-hidden />}
        onClick={() => void revalidate()}
      >
        {t('action.retry')}
      </Button>
    </EmptyState>
  );
}
