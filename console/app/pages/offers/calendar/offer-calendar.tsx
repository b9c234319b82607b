import type { OfferCard } from '@rialto/contract/shapes/console/offer.ts';
import { currentLanguage, t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { monthAndYear, wholeDay } from '../../../words/moments.ts';
import { OfferRow } from '../list/offer-row.tsx';
import { addMonths, isOnDay } from './month-days.ts';
import { MonthGrid } from './month-grid.tsx';

type Props = { offers: readonly OfferCard[]; today: string; timeZone: string };

/** A month with the offers of each day, and the chosen day as a list. Banners without dates are left out. */
export function OfferCalendar({ offers, today, timeZone }: Props) {
  const [chosen, setChosen] = useState(today);
  const month = chosen.slice(0, 7);
  const dated = offers
    .filter(({ starts, ends, state }) => (starts !== null || ends !== null) && state !== 'off')
    // A day has little room, and a short offer says more about it than one of a year.
    .toSorted((one, other) => lengthOf(one) - lengthOf(other));
  const ofDay = dated.filter((offer) => isOnDay(offer, chosen));
  const isRtl = currentLanguage() === 'ar';
  const [Back, Next] = isRtl ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  const show = (count: number) => setChosen(`${addMonths(month, count)}-01`);
  return (
    <>
      <div className="mb-3 flex items-center gap-2">
        <IconButton label={t('console.offers_month_before')} onClick={() => show(-1)}>
          <Back className="size-5" aria-hidden />
        </IconButton>
        <h2 className="min-w-44 text-center text-lg font-bold text-ink" aria-live="polite">
          {monthAndYear(`${month}-01T00:00:00Z`, 'UTC')}
        </h2>
        <IconButton label={t('console.offers_month_after')} onClick={() => show(1)}>
          <Next className="size-5" aria-hidden />
        </IconButton>
        <Button kind="ghost" size="sm" onClick={() => setChosen(today)}>
          {t('console.offers_today')}
        </Button>
        <span className="ms-auto text-sm text-ink-soft max-sm:hidden">{timeZone}</span>
      </div>
      <MonthGrid offers={dated} month={month} chosen={chosen} today={today} onChoose={setChosen} />
      <section className="mt-6" aria-live="polite">
        <h2 className="mb-3 text-lg font-bold text-ink">{wholeDay(`${chosen}T00:00:00Z`, 'UTC')}</h2>
        {ofDay.length === 0 ? (
          <p className="text-ink-soft">{t('console.offers_none_on_day')}</p>
        ) : (
          <ul className="overflow-hidden rounded-lg border border-hairline bg-surface">
            {ofDay.map((offer) => (
              <OfferRow key={`${offer.kind} ${offer.id}`} offer={offer} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function lengthOf({ starts, ends }: OfferCard): number {
  return starts && ends ? Date.parse(`${ends}Z`) - Date.parse(`${starts}Z`) : Number.MAX_SAFE_INTEGER;
}
