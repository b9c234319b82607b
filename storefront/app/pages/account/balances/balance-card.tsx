import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { icon: LucideIcon; label: string; value: ReactNode; children?: ReactNode };

/** A large balance. */
export function BalanceCard({ icon: Icon, label, value, children }: Props) {
  return (
    <section className="relative overflow-hidden rounded-lg bg-inverse p-6 text-inverse-ink sm:p-8 dark:bg-raised dark:text-ink">
      <Icon className="absolute -end-4 -bottom-6 size-36 opacity-10" strokeWidth={1.25} aria-hidden />
      <p className="text-sm font-medium text-inverse-soft dark:text-ink-soft">{label}</p>
      <p className="mt-1 text-4xl font-extrabold break-words tabular-nums">{value}</p>
      {children}
    </section>
  );
}
