type SocketAddress = { socketDir: string; user: string; database: string };

/** The embedded server as a DATABASE_URL, for tools and child processes that take only that. */
export function connectionUrl({ socketDir, user, database }: SocketAddress): string {
  const [name, owner, host] = [database, user, socketDir].map(encodeURIComponent);
  return `postgres://${owner}@/${name}?host=${host}`;
}

/** The same server, another database on it. */
export function withDatabase(url: string, database: string): string {
  return url.replace(/^(\w+:\/\/[^/?]*)(\/[^?]*)?/, `$1/${encodeURIComponent(database)}`);
}
