import { useState } from 'react';

/** Whether two values of a form have the same content. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The edited values of a form: those that differ from the saved ones, and a function that changes some. */
export function useDraft<Fields extends object>(saved: Fields) {
  const [edits, setEdits] = useState<Partial<Fields>>({});
  const draft = { ...saved, ...edits };
  const names = (Object.keys(edits) as (keyof Fields)[]).filter((name) => !isSame(edits[name], saved[name]));
  const changes = Object.fromEntries(names.map((name) => [name, edits[name]])) as Partial<Fields>;
  return {
    draft,
    changes,
    isChanged: names.length > 0,
    change: (more: Partial<Fields>) => setEdits((before) => ({ ...before, ...more })),
    discard: () => setEdits({}),
  };
}
