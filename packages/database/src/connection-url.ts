type SocketAddress = { socketDir: string; user: string; database: string };

/** The embedded server as a DATABASE_URL, for tools and child processes. */
export function connectionUrl({ socketDir, user, database }: SocketAddress): string {
  const [name, owner, host] = [database, user, socketDir].map(encodeURIComponent);
  return `postgres://${owner}@/${name}?host=${host}`;
}

/** The URL of another database on the same server. */
export function withDatabase(url: string, database: string): string {
  return url.replace(/^(\w+:\/\/[^/?]*)(\/[^?]*)?/, `$1/${encodeURIComponent(database)}`);
}
