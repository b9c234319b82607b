const RESULTS_PATH = '/home';

type Parameters = Record<string, string | number>;

/** The URL of a list of results. Its parameters are named by the specification (2, section 2). */
export function resultsUrl(parameters: URLSearchParams | Parameters): string {
  const query = parameters instanceof URLSearchParams ? parameters : toSearchParams(parameters);
  return `${RESULTS_PATH}?${query}`;
}

/** The kind of results and the term in a URL; the kind is null where no results are shown. */
export function readResultsUrl(parameters: URLSearchParams): { dataType: string | null; term: string } {
  return { dataType: parameters.get('data_type'), term: parameters.get('search') ?? '' };
}

function toSearchParams(parameters: Parameters): URLSearchParams {
  return new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]));
}
