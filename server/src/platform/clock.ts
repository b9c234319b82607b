/** The server's idea of now. A parameter everywhere, so that a test can stand at the minute it needs. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** A clock that starts at the given time now and runs on from there. */
export function clockStartingAt(time: Date): Clock {
  const offsetMs = time.getTime() - Date.now();
  return () => new Date(Date.now() + offsetMs);
}
