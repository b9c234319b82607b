/** A period of time. The end is exclusive. */
export type Run = { startsAt: Date; endsAt: Date };

export function isRunning({ startsAt, endsAt }: Run, now: Date): boolean {
  return startsAt <= now && now < endsAt;
}

export function isOver({ endsAt }: Pick<Run, 'endsAt'>, now: Date): boolean {
  return endsAt <= now;
}
