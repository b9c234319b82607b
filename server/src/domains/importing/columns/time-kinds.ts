import { shiftsOf, type Span } from '@rialto/rules/store/hours.ts';
import { CellProblem } from './column.ts';

const DAY = 1_440;
const WEEK = 7 * DAY;
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const SPAN = /^(\d{1,2}):(\d{2})\s*[-–]\s*(\d{1,2}):(\d{2})$/;

/** When an item is sold each day: 08:00-11:30, 22:00-02:00; empty is always. */
export const dailySpans = {
  read(cell: string): Span[] | null {
    if (cell.trim() === '') return null;
    const spans = cell.split(',').map((each) => spanIn(each, 'not_times'));
    return joined(spans, DAY);
  },
  write(spans: readonly Span[] | null) {
    if (spans === null) return '';
    const night = spans.length > 1 && spans[0]?.[0] === 0 && spans.at(-1)?.[1] === DAY;
    const shown = night ? [...spans.slice(1, -1), [spans.at(-1)?.[0] ?? 0, spans[0]?.[1] ?? 0]] : spans;
    return shown.map(([from = 0, to = 0]) => `${clock(from)}-${clock(to)}`).join(', ');
  },
};

/** Mon 09:00-13:30, 17:00-22:30; Tue 09:00-02:00. A day that is not named is closed. */
export const weeklyHours = {
  read(cell: string): Span[] {
    const spans = cell
      .split(';')
      .filter((part) => part.trim() !== '')
      .flatMap((part) => dayIn(part.trim()));
    return joined(spans, WEEK);
  },
  write(spans: readonly Span[]) {
    const byDay = Map.groupBy(shiftsOf(spans), ({ day }) => day);
    return [...byDay]
      .map(([day, shifts]) => {
        const times = shifts.map(({ opensAt, closesAt }) => `${clock(opensAt)}-${clock(closesAt)}`);
        return `${days[day] ?? ''} ${times.join(', ')}`;
      })
      .join('; ');
  },
};

/** A day, such as 2026-12-31. */
export function dayText(cell: string): string {
  const time = Date.parse(`${cell}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(cell) || Number.isNaN(time) || !new Date(time).toISOString().startsWith(cell))
    throw new CellProblem('not_date');
  return cell;
}

/** A time with its offset, such as 2026-12-31T18:00:00Z; may be empty. */
export const optionalMoment = {
  read(cell: string) {
    const value = cell.trim();
    if (value === '') return null;
    if (
      !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(value) ||
      Number.isNaN(Date.parse(value))
    )
      throw new CellProblem('not_moment');
    return new Date(value).toISOString();
  },
  write: (value: string | null) => value ?? '',
};

function dayIn(part: string): Span[] {
  const day = days.findIndex((name) => part.slice(0, 3).toLowerCase() === name.toLowerCase());
  if (day < 0) throw new CellProblem('not_hours');
  return part
    .slice(3)
    .split(',')
    .map((each) => spanIn(each, 'not_hours'))
    .map(([from, to]): Span => [day * DAY + from, day * DAY + to]);
}

/** An end that is not after the beginning is on the next day. */
function spanIn(cell: string, code: 'not_times' | 'not_hours'): Span {
  const [, ...parts] = SPAN.exec(cell.trim()) ?? [];
  const [fromHour = 99, fromMinute = 0, toHour = 0, toMinute = 0] = parts.map(Number);
  const from = fromHour * 60 + fromMinute;
  const to = toHour * 60 + toMinute;
  if (from >= DAY || to > DAY || fromMinute > 59 || toMinute > 59) throw new CellProblem(code);
  return [from, to <= from ? to + DAY : to];
}

/** In order, without overlaps. The part beyond the end continues at the beginning. */
function joined(spans: readonly Span[], end: number): Span[] {
  const inside = spans.flatMap(([from, to]): Span[] =>
    to <= end
      ? [[from, to]]
      : [
          [from, end],
          [0, to - end],
        ],
  );
  const result: Span[] = [];
  for (const [from, to] of inside.filter((span) => span[1] > span[0]).sort(([a], [b]) => a - b)) {
    const last = result.at(-1);
    if (last && last[1] >= from) result[result.length - 1] = [last[0], Math.max(last[1], to)];
    else result.push([from, to]);
  }
  return result;
}

function clock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
