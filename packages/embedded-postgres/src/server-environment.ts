/** The server gets none of the app's secrets, and PGDATA and PGPORT of the shell cannot redirect it. */
export function serverEnvironment(): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' };
}
