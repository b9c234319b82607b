/** Maps 404 to null and rethrows everything else. */
export function nullIfNotFound(thrown: unknown): null {
  const status = (thrown as { init?: { status?: number } | null } | null)?.init?.status;
  if (status === 404) return null;
  throw thrown;
}
