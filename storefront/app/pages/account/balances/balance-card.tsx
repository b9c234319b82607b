import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { icon: LucideIcon; label: string; value: ReactNode; note?: ReactNode; children?: ReactNode };

/** A large balance, what it means, and what can be done with it. */
export function BalanceCard({ icon: Icon, label, value, note, children }: Props) {
  return (
    <section className="relative isolate overflow-hidden rounded-lg bg-inverse p-6 text-inverse-ink sm:p-8 dark:bg-raised dark:text-ink">
      <Icon className="absolute -end-4 -bottom-6 -z-10 size-36 opacity-10" strokeWidth={1.25} aria-hidden />
      <h2 className="text-sm font-medium text-inverse-soft dark:text-ink-soft">{label}</h2>
      <p className="mt-1 text-4xl font-extrabold break-words tabular-nums" aria-live="polite">
        {value}
      </p>
      {note && <p className="mt-1 text-md text-inverse-soft dark:text-ink-soft">{note}</p>}
      {children && <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">{children}</div>}
    </section>
  );
}
