import type { Point } from '@rialto/contract/shapes/point.ts';
import { borderProblem, withoutRepeats } from '@rialto/rules/zone/border.ts';
import { RefusalError } from '../../../platform/refuse.ts';

/** PostgreSQL's text form of a polygon; refuses corners that are not the border of a zone. */
export function areaText(corners: readonly Point[]): string {
  const problem = borderProblem(corners);
  if (problem) throw new RefusalError({ code: problem });
  return `(${withoutRepeats(corners)
    .map(({ lat, lng }) => `(${lng},${lat})`)
    .join(',')})`;
}
