import { t } from '@rialto/texts/text.ts';
import { WifiOff } from 'lucide-react';
import { isOnline } from '../platform/api.ts';
import { useStore } from '../platform/store.ts';

/** Says that the server cannot be reached. */
export function ConnectionNotice() {
  const isReachable = useStore(isOnline);
  return (
    <p role="status" className="min-w-0">
      {!isReachable && (
        <span className="flex items-center gap-2 rounded-full bg-warning-soft px-3 py-1 text-sm font-semibold text-warning-text">
          <WifiOff className="size-4 shrink-0" aria-hidden />
          <span className="truncate">{t('console.offline')}</span>
        </span>
      )}
    </p>
  );
}
