import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import { currentLanguage } from '@rialto/texts/text.ts';
import type { CSSProperties } from 'react';

/** On a phone, a tablet, a wide and a very wide screen. */
type Heights = readonly [phone: number, tablet: number, wide: number, widest: number];
type LanguageHeights = { en: Heights; ar: Heights };

export type SectionKind =
  | 'items'
  | 'tabs'
  | 'arrivals'
  | 'conditions'
  | 'stores'
  | 'featured'
  | 'nearStores'
  | 'rows'
  | 'categories'
  | 'campaigns'
  | 'brands'
  | 'coupons'
  | 'band';

/**
 * Heights of the loaded blocks with margins, reserved to avoid layout shift. Arabic has a larger line height, and
 * dishes have no unit line.
 */
const reservedHeights: Record<SectionKind, LanguageHeights & Partial<Record<ModuleType, LanguageHeights>>> = {
  items: {
    en: [429, 492, 525, 515],
    ar: [446, 507, 521, 511],
    food: { en: [413, 489, 520, 510], ar: [427, 497, 530, 520] },
  },
  tabs: {
    en: [494, 557, 580, 570],
    ar: [502, 572, 586, 576],
    food: { en: [478, 554, 585, 575], ar: [488, 562, 576, 576] },
  },
  arrivals: {
    en: [785, 947, 1104, 925],
    ar: [811, 975, 1132, 937],
    food: { en: [785, 941, 1094, 896], ar: [793, 954, 1111, 913] },
  },
  conditions: { en: [603, 666, 664, 654], ar: [604, 684, 682, 672] },
  stores: { en: [455, 485, 487, 469], ar: [467, 498, 499, 481] },
  featured: { en: [495, 528, 517, 559], ar: [526, 541, 530, 571] },
  nearStores: {
    en: [472, 835, 829, 794],
    ar: [502, 850, 844, 809],
    // Seven pharmacies are in one row.
    pharmacy: { en: [472, 468, 457, 454], ar: [502, 480, 470, 467] },
  },
  rows: {
    en: [1262, 1325, 1345, 663],
    ar: [1307, 1329, 1406, 699],
    food: { en: [1237, 1300, 1319, 706], ar: [1260, 1339, 1359, 672] },
  },
  categories: {
    en: [264, 264, 281, 288],
    ar: [240, 249, 267, 293],
    grocery: { en: [426, 629, 315, 341], ar: [436, 638, 322, 348] },
    pharmacy: { en: [782, 438, 282, 282], ar: [787, 443, 287, 287] },
    ecommerce: { en: [295, 408, 362, 415], ar: [299, 413, 367, 420] },
  },
  campaigns: {
    en: [494, 498, 610, 610],
    ar: [502, 506, 618, 618],
    grocery: { en: [682, 690, 610, 610], ar: [690, 698, 618, 618] },
    pharmacy: { en: [306, 348, 370, 397], ar: [314, 355, 378, 405] },
  },
  brands: { en: [507, 863, 582, 652], ar: [512, 886, 598, 669] },
  coupons: { en: [355, 331, 355, 331], ar: [371, 344, 371, 344] },
  band: { en: [200, 280, 392, 392], ar: [200, 280, 392, 392] },
};

/** CSS variables for the class `reserved-height`. */
export function reservedHeight(kind: SectionKind, moduleType: ModuleType): CSSProperties {
  const heights = reservedHeights[kind];
  const [phone, tablet, wide, widest] = (heights[moduleType] ?? heights)[currentLanguage()];
  const style = { '--phone': phone, '--tablet': tablet, '--wide': wide, '--widest': widest };
  return style as CSSProperties;
}
