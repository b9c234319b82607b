/* The open modal dialogs, the top one last. Everything outside the top one is inert, so parts that must stay usable
   (toasts) are rendered inside it. */
let stack: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

export function topModal(): HTMLDialogElement | null {
  return stack.at(-1) ?? null;
}

export function pushModal(dialog: HTMLDialogElement): () => void {
  replace([...stack, dialog]);
  return () => replace(stack.filter((other) => other !== dialog));
}

export function subscribeToModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function replace(next: readonly HTMLDialogElement[]): void {
  stack = next;
  for (const listener of listeners) listener();
}
