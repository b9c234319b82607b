import type { ReactNode } from 'react';
import type { Problem } from '@rialto/contract/shapes/cart.ts';
import { CircleAlert } from 'lucide-react';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { numberText } from '../../../words/number-text.ts';
import { Fold } from './fold.tsx';

type Props = {
  /** Its name on the page. */
  area: string;
  title: string;
  /** Where the block is one of several steps. */
  step?: number | undefined;
  isTitleHidden?: boolean | undefined;
  /** Content beside the title. */
  end?: ReactNode;
  problems?: Problem[] | undefined;
  /** Actions that fix the problems. */
  mend?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};

const FRAME =
  'scroll-mt-20 rounded-lg border border-hairline bg-surface px-4 outline-none focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent-text sm:px-5';

/** Takes the focus when the block has a problem. */
function BlockFrame({ area, className, children }: Pick<Props, 'area' | 'className' | 'children'>) {
  return (
    <section id={blockId(area)} tabIndex={-1} aria-labelledby={titleId(area)} className={classNames(FRAME, className)}>
      {children}
    </section>
  );
}

/** One block of an order form with its problems. */
export function Block({ area, title, step, isTitleHidden, end, problems = [], mend, className, children }: Props) {
  return (
    <BlockFrame area={area} className={classNames(isTitleHidden ? 'py-3' : 'pt-2.5 pb-4', className)}>
      <div
        className={
          isTitleHidden ? 'sr-only' : 'mb-1.5 flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-1'
        }
      >
        <h2 id={titleId(area)} className="flex items-center gap-2.5 text-lg font-bold text-ink">
          {step !== undefined && (
            <span className="grid size-6 place-items-center rounded-full bg-inverse text-sm text-inverse-ink">
              {numberText(step)}
            </span>
          )}
          {title}
        </h2>
        {end}
      </div>
      {problems.length > 0 && <ProblemNote problems={problems}>{mend}</ProblemNote>}
      {children}
    </BlockFrame>
  );
}

type FoldedProps = Omit<Props, 'end' | 'step' | 'isTitleHidden'> & { text?: string | undefined };

/** A block of optional fields, closed until it is wanted or has a problem. */
export function FoldedBlock({ area, title, text, problems = [], mend, children }: FoldedProps) {
  return (
    <BlockFrame area={area} className="py-1 lg:has-[>h2>[aria-expanded=true]]:col-span-3">
      <Fold isHeading title={<span id={titleId(area)}>{title}</span>} text={text} isForcedOpen={problems.length > 0}>
        {problems.length > 0 && <ProblemNote problems={problems}>{mend}</ProblemNote>}
        {children}
      </Fold>
    </BlockFrame>
  );
}

function titleId(area: string): string {
  return `${blockId(area)}-title`;
}

/** The element id to focus when the block has a problem. */
export function blockId(area: string): string {
  return `checkout-${area}`;
}

export function ProblemNote({ problems, children }: { problems: Problem[]; children?: ReactNode }) {
  return (
    <div className="mb-3 flex gap-3 rounded-md bg-danger-soft px-4 py-3 text-md text-danger-text">
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
