/**
 * Keys that are put together at run time. Each family says where, and what may follow its prefix: the codes of the
 * contract, or words that stand as literals in that file.
 */
export type Family = { prefix: string; builtIn: string; leaves: 'refusal codes' | 'literals there' };

export const families: Family[] = [
  { prefix: 'refusal.', builtIn: 'server/src/platform/texts.ts', leaves: 'refusal codes' },
  { prefix: 'input.', builtIn: 'server/src/platform/http/faults.ts', leaves: 'literals there' },
];
