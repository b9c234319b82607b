/** Settings of PostgreSQL by name. */
export type Settings = Readonly<Record<string, string>>;

export const DEFAULT_SETTINGS: Settings = {
  // Only the socket: no port that could clash or be reached from outside.
  listen_addresses: '',
  port: '5432',
  shared_buffers: '256MB',
  max_connections: '120',
  fsync: 'on',
};
