import type { StepCounts } from './staging.sql.ts';

/** The report of all steps together. */
export function summed(steps: readonly StepCounts[]): StepCounts {
  const all: StepCounts = {};
  for (const [entity, counts] of steps.flatMap((step) => Object.entries(step))) {
    const { added = 0, changed = 0, unchanged = 0 } = all[entity] ?? {};
    all[entity] = {
      added: added + counts.added,
      changed: changed + counts.changed,
      unchanged: unchanged + counts.unchanged,
    };
  }
  return all;
}
