// @ts-check
// When the shop's clock starts, by the clock of the demo city (Africa/Cairo). Plain JavaScript, because `tools` reads it too.

/** A Tuesday at noon: `npm test` always runs the stories at this time. */
export const USUAL_TIME = '2026-03-10T12:30:00+02:00';

/** `npm run test:long` runs the stories at each of these times. */
export const timesOfDay = [
  { name: '04:36', clock: '2026-03-11T04:36:00+02:00' },
  // Several stores are closed on Friday or open later.
  { name: '12:30 on a Friday', clock: '2026-03-13T12:30:00+02:00' },
  { name: '18:45', clock: '2026-03-14T18:45:00+02:00' },
  // DST begins ten minutes later: 00:00 becomes 01:00, and tomorrow has 23 hours.
  { name: '23:50 before summer time', clock: '2026-04-23T23:50:00+02:00' },
];
