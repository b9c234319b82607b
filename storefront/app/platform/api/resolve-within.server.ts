type ResolvedFields<T> = { [Name in keyof T]: T[Name] | Awaited<T[Name]> };

/**
 * For content below the fold: promises that resolve in time are rendered into the page, others stay promises and stream
 * in. <Await> accepts both.
 */
export async function resolveWithin<T extends Record<string, Promise<unknown>>>(
  limitMs: number,
  promises: T,
): Promise<ResolvedFields<T>> {
  const resolved: Record<string, unknown> = { ...promises };
  const settled = Object.entries(promises).map(([name, promise]) =>
    promise.then(
      (value) => void (resolved[name] = value),
      () => undefined,
    ),
  );
  await Promise.race([Promise.all(settled), pause(limitMs)]);
  return { ...resolved } as ResolvedFields<T>;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}
