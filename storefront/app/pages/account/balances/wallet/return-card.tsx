import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Spinner } from '@rialto/ui/feedback/spinner.tsx';

type Kind = 'waiting' | 'paid' | 'failed';
type Props = { kind: Kind; title: string; text?: string; children?: ReactNode };

/** The outcome of a payment above the wallet. Screen readers hear each change. */
export function ReturnCard({ kind, title, text, children }: Props) {
  return (
    <section className={classNames('flex flex-wrap items-center gap-4 rounded-lg p-5 sm:p-6', LOOKS[kind].box)}>
      <span className={classNames('shrink-0', LOOKS[kind].icon)}>{PICTURES[kind]}</span>
      <div role="status" className="min-w-0 flex-1 basis-56">
        <h2 className="text-lg font-bold text-ink">{title}</h2>
        {text && <p className="mt-0.5 text-md text-ink-soft">{text}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-2 max-sm:w-full">{children}</div>}
    </section>
  );
}

const PICTURES: Record<Kind, ReactNode> = {
  waiting: <Spinner className="size-9" />,
  paid: <CircleCheck className="size-9" strokeWidth={1.75} aria-hidden />,
  failed: <CircleX className="size-9" strokeWidth={1.75} aria-hidden />,
};

const LOOKS: Record<Kind, { box: string; icon: string }> = {
  waiting: { box: 'border border-hairline bg-surface', icon: 'text-accent-text' },
  paid: { box: 'bg-success-soft', icon: 'text-success-text' },
  failed: { box: 'bg-danger-soft', icon: 'text-danger-text' },
};
