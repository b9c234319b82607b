import type { ReactNode } from 'react';

/** What a refund could not take back, and how it will be paid (MON-06). */
export function Owed({ children }: { children: ReactNode }) {
  return <p className="mb-5 rounded-md bg-sunken px-4 py-3 text-md text-ink">{children}</p>;
}
