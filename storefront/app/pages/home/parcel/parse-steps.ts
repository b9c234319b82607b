/** Titles and texts alternate in the list, at most three steps (specification 2, section 3). */
export function parseSteps(contents: readonly string[]): { title: string; text: string }[] {
  return [0, 2, 4].flatMap((at) => {
    const title = contents[at];
    return title ? [{ title, text: contents[at + 1] ?? '' }] : [];
  });
}
