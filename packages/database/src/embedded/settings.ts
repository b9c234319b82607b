/** Settings of PostgreSQL by name. */
export type Settings = Readonly<Record<string, string>>;

export const DEFAULT_SETTINGS: Settings = {
  // Only the socket: no port that could clash or be reached from outside.
  listen_addresses: '',
  port: '5432',
  shared_buffers: '256MB',
  max_connections: '120',
  fsync: 'on',
  // After each checkpoint every page is logged whole once more, and its writing holds up whoever commits meanwhile. Every
  // five minutes is for a server that has to be back within seconds; a quarter of an hour of a small shop is too.
  checkpoint_timeout: '15min',
  max_wal_size: '2GB',
};
