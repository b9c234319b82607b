/**
 * Keys that are built at run time. Each family has a prefix, the file that builds its keys, and the possible suffixes:
 * the refusal codes of the contract, or string literals in that file.
 */
export type Family = { prefix: string; builtIn: string; leaves: 'refusal codes' | 'literals there' };

export const families: Family[] = [
  { prefix: 'refusal.', builtIn: 'server/src/platform/texts.ts', leaves: 'refusal codes' },
  { prefix: 'input.', builtIn: 'server/src/platform/http/faults.ts', leaves: 'literals there' },
];
