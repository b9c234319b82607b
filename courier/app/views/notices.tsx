import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { CloudUpload, TriangleAlert, WifiOff } from 'lucide-react';
import { isOnline } from '../platform/connection.ts';
import { useStore } from '../platform/store.ts';
import { dismiss, heldStep } from '../run/steps/pending-steps.ts';
import { queue } from '../run/steps/step-queue.ts';
import { stepText, timeOfDay } from '../run/words.ts';

/** Says that there is no network and which steps wait for it. */
export function OfflineStrip({ readAt }: { readAt: number }) {
  const isReached = useStore(isOnline);
  const steps = useStore(queue);
  const waiting = steps.pending.filter((step) => step !== heldStep(steps));
  return (
    <div role="status" className="bg-warning text-warning-ink empty:hidden">
      {!isReached && (
        <div className="flex items-center gap-3 px-4 py-3">
          <WifiOff className="size-6 shrink-0" aria-hidden />
          <div>
            <p className="font-bold">{t('courier.offline')}</p>
            <p className="text-sm">{t('courier.offline_text', { time: timeOfDay(readAt) })}</p>
          </div>
        </div>
      )}
      {!isReached && waiting.length > 0 && (
        <ul className="flex flex-col gap-1 border-t border-warning-ink/25 px-4 py-3">
          {waiting.map(({ key, step, orderId, pressedAt }) => (
            <li key={key} className="flex items-center gap-3 font-medium">
              <CloudUpload className="size-5 shrink-0" aria-hidden />
              <span className="min-w-0 flex-1 dotted">
                <span>{stepText(step)}</span>
                <span>{t('courier.order', { id: orderId })}</span>
                <span>{timeOfDay(pressedAt)}</span>
              </span>
              <span className="text-sm">{t('courier.waiting_one')}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Steps that became impossible, each with the reason, until the courier has read it. */
export function RefusedNotices() {
  const { refused } = useStore(queue);
  return refused.map(({ key, step, orderId, message, dropped }) => (
    <div key={key} role="alert" className="m-4 flex gap-3 rounded-lg bg-danger-soft p-4 text-danger-text">
      <TriangleAlert className="size-6 shrink-0" aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="text-lg font-bold">{t('courier.refused_title', { step: stepText(step) })}</p>
        <p className="font-medium">{t('courier.order', { id: orderId })}</p>
        <p className="mt-1 text-ink">{message}</p>
        {dropped.length > 0 && (
          <p className="mt-1 text-ink">{t('courier.refused_dropped', { steps: dropped.map(stepText).join(', ') })}</p>
        )}
        <Button kind="secondary" className="mt-3" onClick={() => queue.set(dismiss(queue.get(), key))}>
          {t('courier.dismiss')}
        </Button>
      </div>
    </div>
  ));
}
