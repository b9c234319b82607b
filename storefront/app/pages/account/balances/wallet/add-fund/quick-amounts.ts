const STEPS = [1, 2, 5];
const COUNT = 4;
const FIRST = 10;

/** Round amounts that are offered for one press, within the limits: 10, 20, 50, 100 or the next ones above the minimum. */
export function quickAmounts({ minimum, maximum }: { minimum: number; maximum: number }): number[] {
  const least = Math.max(minimum, FIRST);
  const amounts: number[] = [];
  for (let power = 1; amounts.length < COUNT && power <= maximum; power *= 10)
    amounts.push(...STEPS.map((step) => step * power).filter((amount) => amount >= least && amount <= maximum));
  return amounts.length > 0 ? amounts.slice(0, COUNT) : [...new Set([minimum, maximum])];
}
