import type { Box } from '../geometry/ring.ts';
import type { Vec } from '../geometry/vec.ts';
import type { Street } from '../streets/streets.ts';

/** A house. Those in a back yard have no number, no door on a street and no street. */
export type Building = { ring: Vec[]; number: number | null; street: Street | null; box: Box };
