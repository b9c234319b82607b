const MOST = 10_000;

/** The page number in a URL, from 1; invalid values become 1. */
export function readPageNumber(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= MOST ? page : 1;
}
