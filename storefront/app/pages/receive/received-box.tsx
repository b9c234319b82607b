import type { ReactNode } from 'react';

/** A part of the receiver's page. */
export function ReceivedBox({ title, children }: { title?: string | undefined; children: ReactNode }) {
  return (
    <section className="rounded-xl border border-hairline bg-surface p-5 shadow-1 sm:p-6" aria-label={title}>
      {title && <h2 className="mb-4 text-lg font-bold text-ink">{title}</h2>}
      {children}
    </section>
  );
}
