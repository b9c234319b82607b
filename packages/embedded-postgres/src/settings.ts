/** Settings of PostgreSQL by name. */
export type Settings = Readonly<Record<string, string>>;

export const DEFAULT_SETTINGS: Settings = {
  // Only the socket: no port that could clash or be reached from outside.
  listen_addresses: '',
  port: '5432',
  shared_buffers: '256MB',
  max_connections: '120',
  fsync: 'on',
  // After each checkpoint every page is logged whole once more, and its writing holds up whoever commits meanwhile. The
  // default of five minutes is there to be back soon after a crash; a shop writes little enough for three times that.
  checkpoint_timeout: '15min',
  max_wal_size: '2GB',
};
