const SOON_MS = 120;

type Soon<T> = { [Name in keyof T]: T[Name] | Awaited<T[Name]> };

/**
 * For what lies below the fold. What is there soon becomes part of the page itself, so that it is read without scripts
 * too and nothing flickers; what takes longer, or fails, stays a promise and streams in. <Await> takes both.
 */
export async function soon<T extends Record<string, Promise<unknown>>>(answers: T): Promise<Soon<T>> {
  const shown: Record<string, unknown> = { ...answers };
  const arrivals = Object.entries(answers).map(([name, answer]) =>
    answer.then(
      (value) => void (shown[name] = value),
      () => undefined,
    ),
  );
  await Promise.race([Promise.all(arrivals), pause(SOON_MS)]);
  return { ...shown } as Soon<T>;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}
