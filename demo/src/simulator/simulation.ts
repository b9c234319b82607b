import type { Caller } from '@rialto/api-client/caller.ts';
import type { CallScope } from '@rialto/api-client/scope-headers.ts';

/** Connects somebody to the API: `address` is the network address they call from. */
export type Connect = (scope: Partial<CallScope>, address?: string) => Caller;

/** What every player of the simulation needs. */
export type Simulation = {
  connect: Connect;
  clock: () => Date;
  /** How many times faster than real life kitchens and couriers are. */
  speed: number;
  seed: string;
  log: { warn(context: object, text: string): void };
};

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;

/** How long a duration of real life takes in the simulation. */
export function paced({ speed }: Pick<Simulation, 'speed'>, durationMs: number): number {
  return durationMs / speed;
}
