/** How points are earned and what they are worth. */
export type PointsRule = {
  /** Points for each unit of the currency that was paid. */
  earnedPerUnit: number;
  /** Points that become one unit of the currency. */
  neededPerUnit: number;
  /** The fewest points that can be converted. */
  minimum: number;
};

/** If the operator has set no rule. */
export const usualPoints: PointsRule = { earnedPerUnit: 1, neededPerUnit: 100, minimum: 100 };

/** The points for an amount; parts of a point are dropped. */
export function pointsFor(paidMinor: number, { earnedPerUnit }: PointsRule, digits: number): number {
  return Math.floor((Math.max(0, paidMinor) * earnedPerUnit) / 10 ** digits);
}

/** What points become; parts of a minor unit are dropped. */
export function moneyForPoints(points: number, { neededPerUnit }: PointsRule, digits: number): number {
  return Math.floor((points * 10 ** digits) / neededPerUnit);
}

/** Why points cannot be converted; null if they can. */
export function conversionRefusal(
  { points, balance }: { points: number; balance: number },
  rule: PointsRule,
  digits: number,
): 'points_too_few' | 'points_below_minimum' | null {
  if (points < rule.minimum || moneyForPoints(points, rule, digits) === 0) return 'points_below_minimum';
  return points > balance ? 'points_too_few' : null;
}

/** The fewest points, from the minimum on, that become the same money: the rest would be lost in parts of a minor unit. */
export function pointsThatCount(points: number, rule: PointsRule, digits: number): number {
  const needed = Math.ceil((moneyForPoints(points, rule, digits) * rule.neededPerUnit) / 10 ** digits);
  return Math.min(points, Math.max(needed, rule.minimum));
}
