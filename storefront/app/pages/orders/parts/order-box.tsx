import type { ReactNode } from 'react';
import { classNames } from '@rialto/ui/base/class-names.ts';

type Props = { title?: string; className?: string; children: ReactNode };

/** A box on an order's page. */
export function OrderBox({ title, className, children }: Props) {
  return (
    <section
      className={classNames('rounded-xl border border-hairline bg-surface p-5 shadow-1 sm:p-6', className)}
      aria-label={title}
    >
      {title && <h2 className="mb-4 text-lg font-bold text-ink">{title}</h2>}
      {children}
    </section>
  );
}
