import type { listChanges } from '@rialto/contract/calls/console/team/staff-changes.ts';
import type { Query } from '@rialto/contract/http/endpoint.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The filters in the address of the page. A day is one in the reader's time zone. */
export function filterOf(params: URLSearchParams): Query<typeof listChanges> {
  const person = Number(params.get('person'));
  const subject = params.get('subject');
  const day = params.get('day');
  return {
    ...(Number.isInteger(person) && person > 0 && { person }),
    ...(subject !== null && /^[a-z_]{1,40}$/.test(subject) && { subject }),
    ...(day !== null && DAY.test(day) && dayBounds(day)),
  };
}

function dayBounds(day: string): { from: string; until: string } | undefined {
  const from = new Date(`${day}T00:00:00`);
  if (Number.isNaN(from.getTime())) return undefined;
  const until = new Date(from);
  until.setDate(until.getDate() + 1);
  return { from: from.toISOString(), until: until.toISOString() };
}
