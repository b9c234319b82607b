/** The URL of a list of results. Its parameters are named by the specification (2, section 2). */
export function resultsUrl(parameters: URLSearchParams | Record<string, string>): string {
  return `/home?${new URLSearchParams(parameters)}`;
}

/** The kind of results and the term in a URL; the kind is null where no results are shown. */
export function readResultsUrl(parameters: URLSearchParams): { dataType: string | null; term: string } {
  return { dataType: parameters.get('data_type'), term: parameters.get('search') ?? '' };
}
