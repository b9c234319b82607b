import type { BorderProblem } from '@rialto/rules/zone/border.ts';
import { t } from '@rialto/texts/text.ts';

/** What is wrong with a border, in one sentence. */
export function borderText(problem: BorderProblem): string {
  return {
    zone_corners_few: t('console.zones_corners_few'),
    zone_border_crosses: t('console.zones_border_crosses'),
    zone_too_small: t('console.zones_too_small'),
    zone_too_large: t('console.zones_too_large'),
  }[problem];
}
