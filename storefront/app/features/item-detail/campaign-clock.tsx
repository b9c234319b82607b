import { t } from '@rialto/texts/text.ts';
import { SaleCountdown } from '../../cards/items/sale-countdown.tsx';

type Props = { endsAt: number; now: number; isOver: boolean; onEnd: () => void };

/** Countdown to the end of a campaign, or a note that it has ended (ITM-18). */
export function CampaignClock({ endsAt, now, isOver, onEnd }: Props) {
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2" aria-live="polite">
      {isOver ? (
        <p className="text-md font-semibold text-danger-text">{t('campaign.over')}</p>
      ) : (
        <>
          <p className="text-sm font-medium text-ink-soft" aria-hidden>
            {t('campaign.ends_in')}
          </p>
          <SaleCountdown endsAt={endsAt} now={now} label={t('campaign.ends_in')} onEnd={onEnd} />
        </>
      )}
    </div>
  );
}
