import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type FoldProps = {
  title: string;
  end?: string | undefined;
  isOpen?: boolean;
  onOpen?: () => void;
  children: ReactNode;
};

/** A part that can be opened. */
export function Fold({ title, end, isOpen, onOpen, children }: FoldProps) {
  return (
    <details
      className="group border-t border-hairline"
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className="flex min-h-14 items-center gap-3 text-lg font-semibold">
        <span className="flex-1">{title}</span>
        {end && <span className="font-normal text-ink-soft">{end}</span>}
        <ChevronDown className="shrink-0 transition group-open:rotate-180 motion-reduce:transition-none" aria-hidden />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
