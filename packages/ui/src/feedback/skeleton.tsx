import type { ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import { VisuallyHidden } from '../base/visually-hidden.tsx';

/** A grey block for content that is loading; its size comes from className. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div className={classNames('skeleton rounded-md', className)} aria-hidden />;
}

export function SkeletonCircle({ className = 'size-11' }: { className?: string | undefined }) {
  return <div className={classNames('skeleton rounded-full', className)} aria-hidden />;
}

/** Lines as tall as text; the last one is shorter, as in a paragraph. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string | undefined }) {
  return (
    <div className={classNames('flex flex-col gap-2.5 py-1', className)} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <div
          key={line}
          className={classNames('skeleton h-3.5 rounded-xs', line === lines - 1 && lines > 1 && 'w-3/5')}
        />
      ))}
    </div>
  );
}

/** Wraps the skeletons of a page part once, so that screen readers announce the loading. */
export function SkeletonGroup({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
