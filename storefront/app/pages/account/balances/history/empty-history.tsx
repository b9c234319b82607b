import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';

type Props = { title: string; text: string; children?: ReactNode };

/** Shown when there is no history yet. */
export function EmptyHistory({ title, text, children }: Props) {
  return (
    <EmptyState isCompact level={3} picture={<History strokeWidth={1.5} aria-hidden />} title={title} text={text}>
      {children}
    </EmptyState>
  );
}
