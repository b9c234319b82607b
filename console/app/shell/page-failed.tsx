import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { TriangleAlert } from 'lucide-react';

/** A page that could not be loaded or rendered, such as after a new version was installed. */
export function PageFailed() {
  return (
    <EmptyState
      level={1}
      picture={<TriangleAlert className="size-7" />}
      title={t('console.failed_title')}
      text={t('console.page_failed')}
    >
      <Button onClick={() => location.reload()}>{t('console.try_again')}</Button>
    </EmptyState>
  );
}
