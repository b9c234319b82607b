import { t } from '@rialto/texts/text.ts';
import { Countdown } from '@rialto/ui/feedback/countdown.tsx';
import { twoDigitsText } from '../../words/number-text.ts';

type Props = {
  endsAt: number;
  /** The server's time at render. */
  now: number;
  label: string;
  look?: 'tiles' | 'inline';
  onEnd?: () => void;
};

/** Days, hours, minutes and seconds until a sale or campaign ends (ITM-18). */
export function SaleCountdown(props: Props) {
  const labels = {
    days: t('time.days'),
    hours: t('time.hours'),
    minutes: t('time.minutes'),
    seconds: t('time.seconds'),
  };
  return <Countdown {...props} labels={labels} format={twoDigitsText} />;
}
