import { t } from '@rialto/texts/text.ts';
import { CloudOff } from 'lucide-react';
import { Button } from '@rialto/ui/actions/button.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';

/** A part of the chat that could not be loaded. */
export function ChatFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState isCompact picture={<CloudOff strokeWidth={1.5} aria-hidden />} title={text}>
        <Button kind="secondary" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      </EmptyState>
    </div>
  );
}
