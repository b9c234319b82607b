const MOST = 10_000;

/** The page an address asks for, from 1; anything odd is the first. */
export function readPageNumber(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= MOST ? page : 1;
}
