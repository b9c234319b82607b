/** Settings of PostgreSQL by name. */
export type Settings = Readonly<Record<string, string>>;

export const DEFAULT_SETTINGS: Settings = {
  // Socket only: no port that could conflict or be reached from outside.
  listen_addresses: '',
  port: '5432',
  shared_buffers: '256MB',
  max_connections: '120',
  fsync: 'on',
  // After a checkpoint every page is written to the WAL in full once, which delays concurrent commits. The default of
  // five minutes shortens crash recovery; a shop writes little enough for fifteen.
  checkpoint_timeout: '15min',
  max_wal_size: '2GB',
};
