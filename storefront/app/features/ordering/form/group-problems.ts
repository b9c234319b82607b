import type { Problem } from '@rialto/contract/shapes/cart.ts';

/** Problems by the area of the page that shows them, without duplicates. */
export function groupProblems<Area extends string>(
  problems: readonly Problem[],
  areaOf: (code: string) => Area,
): Partial<Record<Area, Problem[]>> {
  const found: Partial<Record<Area, Problem[]>> = {};
  for (const problem of problems) {
    const beside = (found[areaOf(problem.code)] ??= []);
    if (!beside.some(({ message }) => message === problem.message)) beside.push(problem);
  }
  return found;
}
