import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { BellRing } from 'lucide-react';
import { useIsSignedIn } from '../../platform/session/account.ts';
import { useDevice, writeDevice } from '../../platform/session/device.ts';
import { usePush } from './use-push.ts';

/** Offers push messages to a customer with a running order; the browser asks only after the button is pressed (MSG-04). */
export function PushCard() {
  const isSignedIn = useIsSignedIn();
  const isDeclined = useDevice('push_asked') !== null;
  const { state, isBusy, turnOn } = usePush();
  if (!isSignedIn || isDeclined || state !== 'off') return null;
  return (
    <section
      aria-label={t('push.card_title')}
      className="flex flex-wrap items-start gap-4 rounded-xl border border-hairline bg-surface p-5 shadow-1"
    >
      <span
        className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text"
        aria-hidden
      >
        <BellRing className="size-5" />
      </span>
      <div className="min-w-48 flex-1">
        <h2 className="text-base font-bold text-ink">{t('push.card_title')}</h2>
        <p className="text-sm text-ink-soft">{t('push.card_text')}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" isLoading={isBusy} onClick={() => void turnOn()}>
            {t('push.turn_on')}
          </Button>
          <Button size="sm" kind="ghost" disabled={isBusy} onClick={() => writeDevice('push_asked', 'no')}>
            {t('push.not_now')}
          </Button>
        </div>
      </div>
    </section>
  );
}
