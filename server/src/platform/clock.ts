/** The current time. Always a parameter, so that tests can set it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** A clock that starts at the given time now and runs on from there. */
export function clockStartingAt(time: Date): Clock {
  const offsetMs = time.getTime() - Date.now();
  return () => new Date(Date.now() + offsetMs);
}
