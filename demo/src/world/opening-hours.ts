/** Minutes of the week, Monday 00:00 = 0; the end is exclusive. */
export type Shift = readonly [from: number, to: number];

const DAY = 24 * 60;
const WEEK = 7 * DAY;
const [THURSDAY, FRIDAY, SATURDAY, SUNDAY] = [3, 4, 5, 6];
const allDays = [0, 1, 2, 3, 4, 5, 6];
const except = (closed: number) => allDays.filter((day) => day !== closed);

/** One shift on each of the days; `to` may be past midnight, such as 26 for two in the morning. */
const shifts = (days: number[], from: number, to: number): Shift[] =>
  days.map((day) => [day * DAY + from * 60, day * DAY + to * 60]);

const kinds = {
  allDay: shifts(allDays, 9, 23),
  lunchToLate: shifts(allDays, 12, 24.5),
  pastMidnight: shifts(allDays, 13, 26.5),
  early: shifts(allDays, 6, 21),
  officeHours: shifts(except(FRIDAY), 9, 21),
  twoShifts: [...shifts(allDays, 8, 13.5), ...shifts(allDays, 17, 22.5)],
  restOnSunday: shifts(except(SUNDAY), 10, 22),
  fridayAfternoon: [...shifts(except(FRIDAY), 9, 23), ...shifts([FRIDAY], 13.5, 23.5)],
  weekend: shifts([THURSDAY, FRIDAY, SATURDAY], 12, 25),
  untilDawn: shifts(allDays, 11, 30),
  fromFive: shifts(allDays, 5, 23.5),
  dawn: shifts(allDays, 4.5, 11),
  night: shifts(allDays, 21, 29),
  always: [[0, WEEK]] as Shift[],
} satisfies Record<string, Shift[]>;

export type HoursKind = keyof typeof kinds;

/** The shifts of a week in order, without overlaps, none beyond its end. */
export function openingHours(kind: HoursKind): Shift[] {
  const inWeek = kinds[kind].flatMap(([from, to]): Shift[] =>
    to <= WEEK
      ? [[from, to]]
      : [
          [from, WEEK],
          [0, to - WEEK],
        ],
  );
  return joined(inWeek.sort(([a], [b]) => a - b));
}

function joined(sorted: Shift[]): Shift[] {
  const result: Shift[] = [];
  for (const [from, to] of sorted) {
    const last = result.at(-1);
    if (last && last[1] >= from) result[result.length - 1] = [last[0], Math.max(last[1], to)];
    else result.push([from, to]);
  }
  return result;
}

export function isAlwaysOpen({ hours }: { hours: readonly Shift[] }): boolean {
  return hours.some(([from, to]) => from === 0 && to === WEEK);
}

/** In the format of PostgreSQL's int4multirange. */
export function multirange(hours: Shift[]): string {
  return `{${hours.map(([from, to]) => `[${from},${to})`).join(',')}}`;
}
