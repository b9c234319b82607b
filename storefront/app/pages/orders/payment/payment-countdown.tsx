import { t } from '@rialto/texts/text.ts';
import { useState } from 'react';
import { twoDigitsText } from '../../../words/number-text.ts';
import { Countdown } from '@rialto/ui/feedback/countdown.tsx';

const HOUR_MS = 3_600_000;

/** Countdown until the unpaid order expires. */
export function PaymentCountdown({ payBefore, onEnd }: { payBefore: string; onEnd: () => void }) {
  const [now] = useState(() => Date.now());
  const endsAt = Date.parse(payBefore);
  const labels = {
    days: t('time.days'),
    hours: t('time.hours'),
    minutes: t('time.minutes'),
    seconds: t('time.seconds'),
  };
  return (
    <Countdown
      endsAt={endsAt}
      now={now}
      label={t('payment.time_left')}
      labels={labels}
      units={endsAt - now < HOUR_MS ? ['minutes', 'seconds'] : undefined}
      format={twoDigitsText}
      onEnd={onEnd}
    />
  );
}
