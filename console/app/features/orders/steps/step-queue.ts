import type { OrderStatus } from '@rialto/contract/shapes/enums.ts';
import { writeLocal, readLocal } from '../../../platform/local-storage.ts';
import { createStore } from '../../../platform/store.ts';

/** Something that was pressed for an order and not confirmed by the server yet. */
export type PressedStep = { key: string; orderId: number } & (
  | { kind: 'step'; to: OrderStatus; prepMinutes?: number | undefined; reason?: string | undefined }
  | { kind: 'prep'; prepMinutes: number }
);

/** In the order of pressing. It outlasts a reload, because a tablet may lose power as well as the network. */
export const pressedSteps = createStore<readonly PressedStep[]>(readSteps());

function readSteps(): PressedStep[] {
  try {
    return JSON.parse(readLocal('board_steps') ?? '[]') as PressedStep[];
  } catch {
    return [];
  }
}

export function addStep(step: PressedStep): void {
  write([...pressedSteps.get().filter((other) => !isReplaced(other, step)), step]);
}

/** A newer preparation time of the same order replaces one that was not sent. */
function isReplaced(other: PressedStep, { kind, orderId }: PressedStep): boolean {
  return kind === 'prep' && other.kind === 'prep' && other.orderId === orderId;
}

/** Removes a step, and what was pressed after it for the same order if it was refused. */
export function removeStep({ key, orderId }: PressedStep, isRefused: boolean): void {
  write(pressedSteps.get().filter((other) => other.key !== key && !(isRefused && other.orderId === orderId)));
}

function write(steps: readonly PressedStep[]): void {
  pressedSteps.set(steps);
  writeLocal('board_steps', steps.length === 0 ? null : JSON.stringify(steps));
}
