import { t } from '@rialto/texts/text.ts';
import { CloudOff } from 'lucide-react';
import { pressedSteps } from '../../features/orders/steps/step-queue.ts';
import { isOnline } from '../../platform/api.ts';
import { useStore } from '../../platform/store.ts';

/** Says that the network is lost and what waits for it. */
export function BoardNotices() {
  const isReachable = useStore(isOnline);
  const waiting = useStore(pressedSteps).length;
  return (
    <div role="status">
      {!isReachable && (
        <p className="mb-3 flex items-center gap-3 rounded-md bg-warning-soft px-4 py-3 text-warning-text">
          <CloudOff className="size-5 shrink-0" aria-hidden />
          <span>
            <strong>{t('console.board_offline')}</strong>{' '}
            {waiting > 0 ? t('console.board_kept', { count: waiting }) : t('console.board_offline_text')}
          </span>
        </p>
      )}
    </div>
  );
}
