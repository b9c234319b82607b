import type { ReactNode } from 'react';
import type { Problem } from '@rialto/contract/shapes/cart.ts';
import { CircleAlert } from 'lucide-react';
import type { Area } from '../form/problem-areas.ts';

type Props = {
  area: Area | 'note' | 'bill' | 'pictures';
  title: string;
  /** Content beside the title. */
  end?: ReactNode;
  problems?: Problem[] | undefined;
  /** Actions that fix the problems. */
  mend?: ReactNode;
  children?: ReactNode;
};

/** One block of the checkout with its problems. */
export function Block({ area, title, end, problems = [], mend, children }: Props) {
  const id = blockId(area);
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-20 rounded-lg border border-hairline bg-surface p-4 outline-none focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent-text sm:p-5"
    >
      <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={`${id}-title`} className="text-lg font-bold text-ink">
          {title}
        </h2>
        {end}
      </div>
      {problems.length > 0 && <ProblemNote problems={problems}>{mend}</ProblemNote>}
      {children}
    </section>
  );
}

/** The element id to focus when the block has a problem. */
export function blockId(area: Props['area']): string {
  return `checkout-${area}`;
}

export function ProblemNote({ problems, children }: { problems: Problem[]; children?: ReactNode }) {
  return (
    <div className="mb-4 flex gap-3 rounded-md bg-danger-soft px-4 py-3 text-md text-danger-text">
      <CircleAlert className="mt-0.5 size-5 shrink-0" aria-hidden />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
        {problems.map(({ code, message }) => (
          <p key={`${code} ${message}`} className="font-medium">
            {message}
          </p>
        ))}
        {children && <div className="flex flex-wrap gap-2 empty:hidden">{children}</div>}
      </div>
    </div>
  );
}
