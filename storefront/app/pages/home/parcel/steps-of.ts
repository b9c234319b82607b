/** Label and description come in turns, three steps at most (specification 2, section 3). */
export function stepsOf(contents: readonly string[]): { label: string; description: string }[] {
  return [0, 2, 4].flatMap((at) => {
    const label = contents[at];
    return label ? [{ label, description: contents[at + 1] ?? '' }] : [];
  });
}
