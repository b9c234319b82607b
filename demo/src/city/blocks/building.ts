import type { Box } from '../geometry/ring.ts';
import type { Vec } from '../geometry/vec.ts';
import type { Street } from '../streets/streets.ts';

/** A house. Back houses have no number and no street. */
export type Building = { ring: Vec[]; number: number | null; street: Street | null; box: Box };
