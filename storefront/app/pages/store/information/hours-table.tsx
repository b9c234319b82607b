import type { StoreDetail } from '@rialto/contract/shapes/store.ts';
import { t } from '@rialto/texts/text.ts';
import { timeText, weekdayText } from '../../../words/times.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';

type Shift = StoreDetail['schedules'][number];
type Props = {
  schedules: readonly Shift[];
  /** The weekday in the store's time zone, 0 being Sunday. */ today: number;
};

/** The opening hours by weekday; today is highlighted in the store's time zone (STO-03). */
export function HoursTable({ schedules, today }: Props) {
  return (
    <table className="w-full text-md">
      <caption className="sr-only">{t('store.hours')}</caption>
      <tbody>
        {WEEK.map((day) => (
          <tr
            key={day}
            aria-current={day === today ? 'date' : undefined}
            className={classNames(
              'border-b border-hairline last:border-0',
              day === today ? 'font-semibold text-ink' : 'text-ink-soft',
            )}
          >
            <th scope="row" className="py-2.5 pe-4 text-start align-top font-[inherit]">
              {weekdayText(day)}
              {day === today && (
                <span className="ms-2 rounded-full bg-accent-soft px-2 py-0.5 text-xs text-accent-text">
                  {t('store.today')}
                </span>
              )}
            </th>
            <td className="py-2.5 text-end tabular-nums">
              <DayHours shifts={schedules.filter((shift) => shift.day === day)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];

function DayHours({ shifts }: { shifts: readonly Shift[] }) {
  if (shifts.length === 0) return t('store.closed_day');
  return shifts.map(({ opening_time, closing_time }) => (
    <span key={opening_time} className="block">
      {opening_time === '00:00' && closing_time === '24:00'
        ? t('store.all_day')
        : t('store.from_to', { from: timeText(opening_time), to: timeText(closing_time) })}
    </span>
  ));
}
