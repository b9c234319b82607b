import type { ReactNode } from 'react';

/** Said by a screen reader, not shown. */
export function VisuallyHidden({
  as: Tag = 'span',
  children,
}: {
  as?: 'span' | 'div' | 'h2' | 'h3';
  children: ReactNode;
}) {
  return <Tag className="sr-only">{children}</Tag>;
}
