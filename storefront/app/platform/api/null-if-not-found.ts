/** What cannot be found any more is an answer here; everything else that was thrown is not. */
export function nullIfNotFound(thrown: unknown): null {
  const status = (thrown as { init?: { status?: number } | null } | null)?.init?.status;
  if (status === 404) return null;
  throw thrown;
}
