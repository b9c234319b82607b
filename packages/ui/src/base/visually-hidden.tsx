import type { ReactNode } from 'react';

/** Read by screen readers, not shown. */
export function VisuallyHidden({
  as: Tag = 'span',
  children,
}: {
  as?: 'span' | 'div' | 'h2' | 'h3';
  children: ReactNode;
}) {
  return <Tag className="sr-only">{children}</Tag>;
}
