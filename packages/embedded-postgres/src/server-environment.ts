/** The server sees none of the app's secrets, and neither PGDATA nor PGPORT of the shell can redirect it. */
export function serverEnvironment(): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' };
}
