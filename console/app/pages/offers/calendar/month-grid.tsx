import { localeFor } from '@rialto/texts/locale.ts';
import type { OfferCard, OfferKind } from '@rialto/contract/shapes/console/offer.ts';
import { currentLanguage, t } from '@rialto/texts/text.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { wholeDay } from '../../../words/moments.ts';
import { wholeNumber } from '../../../words/whole-number.ts';
import { isOnDay, moveDay, weeksOf } from './month-days.ts';

type Props = {
  offers: readonly OfferCard[];
  month: string;
  chosen: string;
  today: string;
  onChoose: (day: string) => void;
};

/** The first day of the week where each language is spoken; 1 is Monday. */
const weekStarts = { en: 1, ar: 6 } as const;

/** Days in weeks. One day has the focus; arrow keys move it, also into the next month. */
export function MonthGrid({ offers, month, chosen, today, onChoose }: Props) {
  const language = currentLanguage();
  const weeks = weeksOf(month, weekStarts[language]);
  const grid = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [chosen]);
  const onKeyDown = (event: KeyboardEvent) => {
    const days = daysAfterKey(event.key, language === 'ar');
    if (days === null) return;
    event.preventDefault();
    isMoving.current = true;
    onChoose(moveDay(chosen, days));
  };
  const weekday = new Intl.DateTimeFormat(localeFor('date'), { weekday: 'short', timeZone: 'UTC' });
  return (
    <div className="overflow-x-auto rounded-lg border border-hairline bg-surface">
      <table
        ref={grid}
        role="grid"
        aria-label={t('console.offers_calendar')}
        className="w-full min-w-160 table-fixed border-collapse"
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th
                key={day}
                scope="col"
                className="border-b border-hairline p-2 text-start text-xs font-semibold text-ink-soft"
              >
                {weekday.format(new Date(`${day}T00:00:00Z`))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  offers={offers.filter((offer) => isOnDay(offer, day))}
                  isOfMonth={day.startsWith(month)}
                  isChosen={day === chosen}
                  isToday={day === today}
                  onChoose={() => onChoose(day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function daysAfterKey(key: string, isRtl: boolean): number | null {
  const ahead = isRtl ? -1 : 1;
  const moves: Record<string, number> = { ArrowRight: ahead, ArrowLeft: -ahead, ArrowDown: 7, ArrowUp: -7 };
  return moves[key] ?? null;
}

const MOST_SHOWN = 3;

type DayProps = {
  day: string;
  offers: readonly OfferCard[];
  isOfMonth: boolean;
  isChosen: boolean;
  isToday: boolean;
  onChoose: () => void;
};

function DayCell({ day, offers, isOfMonth, isChosen, isToday, onChoose }: DayProps) {
  const name = wholeDay(`${day}T00:00:00Z`, 'UTC');
  const hidden = offers.length - MOST_SHOWN;
  return (
    <td role="gridcell" aria-selected={isChosen} className="h-28 border border-hairline p-0 align-top">
      <button
        type="button"
        tabIndex={isChosen ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        onClick={onChoose}
        className={classNames(
          'flex size-full flex-col gap-1 p-1.5 text-start hover:bg-wash',
          isChosen && 'bg-accent-soft',
          !isOfMonth && 'bg-sunken text-ink-faint',
        )}
      >
        <span className="sr-only">{t('console.offers_day_label', { day: name, count: offers.length })}</span>
        <span
          aria-hidden
          className={classNames(
            'grid size-6 place-items-center rounded-full text-sm font-semibold tabular-nums',
            isToday ? 'bg-accent text-accent-ink' : 'text-ink-soft',
          )}
        >
          {wholeNumber(Number(day.slice(8)))}
        </span>
        {offers.slice(0, MOST_SHOWN).map((offer) => (
          <span
            key={`${offer.kind} ${offer.id}`}
            className={classNames(
              'flex w-full items-center gap-1 rounded px-1.5 py-0.5 text-xs font-medium',
              COLORS[offer.kind],
            )}
          >
            {offer.overlaps.length > 0 && <TriangleAlert className="size-3 shrink-0" aria-hidden />}
            <span className="truncate">{offer.title}</span>
          </span>
        ))}
        {hidden > 0 && (
          <span className="px-1.5 text-xs text-ink-soft">{t('console.offers_more', { count: hidden })}</span>
        )}
      </button>
    </td>
  );
}

const COLORS: Record<OfferKind, string> = {
  banner: 'bg-wash-strong text-ink',
  basic_campaign: 'bg-success-soft text-success-text',
  item_campaign: 'bg-info-soft text-info-text',
  flash_sale: 'bg-danger-soft text-danger-text',
  coupon: 'bg-accent-soft text-accent-text',
  cashback: 'bg-warning-soft text-warning-text',
};
