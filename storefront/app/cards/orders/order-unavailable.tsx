import { t } from '@rialto/texts/text.ts';
import { CloudOff, PackageX } from 'lucide-react';
import type { ReactNode } from 'react';
import { isRefusedAs } from '../../platform/api/is-refused-as.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';

type Props = { thrown: unknown; onRetry?: () => void; level?: 1 | 2 | 3; children?: ReactNode };

/** An order that does not exist, belongs to another customer or failed to load (TRK-02). */
export function OrderUnavailable({ thrown, onRetry, level = 1, children }: Props) {
  if (thrown !== null && !isRefusedAs(thrown, 'order_unknown'))
    return (
      <EmptyState
        level={level}
        picture={<CloudOff strokeWidth={1.5} aria-hidden />}
        title={t('order.failed_to_load')}
        text={t('list.failed_text')}
      >
        {onRetry && <Button onClick={onRetry}>{t('action.retry')}</Button>}
        {children}
      </EmptyState>
    );
  return (
    <EmptyState
      level={level}
      picture={<PackageX strokeWidth={1.5} aria-hidden />}
      title={t('refusal.order_unknown')}
      text={t('order.not_found_text')}
    >
      {children}
    </EmptyState>
  );
}
