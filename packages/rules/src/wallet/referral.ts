/** What both sides get for the first delivered order of a new customer, and how many friends count in a month. */
export type ReferralRule = { referrerMinor: number; joinedMinor: number; mostPerMonth: number };

const USUAL_REWARD = 5;
const USUAL_MOST = 10;

/** The rule of a shop that has not chosen its own: five units for each side. */
export function usualReferral(digits: number): ReferralRule {
  const reward = USUAL_REWARD * 10 ** digits;
  return { referrerMinor: reward, joinedMinor: reward, mostPerMonth: USUAL_MOST };
}
