import type { ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';

type EmptyStateProps = {
  picture?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** The heading level of the title. */
  level?: 1 | 2 | 3 | undefined;
  isCompact?: boolean | undefined;
  className?: string | undefined;
  /** Actions. */
  children?: ReactNode;
};

export function EmptyState({ picture, title, text, level = 2, isCompact, className, children }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div
      className={classNames(
        'mx-auto flex max-w-md flex-col items-center text-center',
        isCompact ? 'gap-1 px-4 py-8' : 'gap-2 px-6 py-16',
        className,
      )}
    >
      {picture && <Picture isCompact={isCompact}>{picture}</Picture>}
      <Title className={isCompact ? 'text-lg' : 'text-2xl'}>{title}</Title>
      {text && <p className="text-md text-balance text-ink-soft">{text}</p>}
      {children && <div className="mt-5 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}

/** Soft rings behind the icon. */
function Picture({ isCompact, children }: { isCompact: boolean | undefined; children: ReactNode }) {
  return (
    <div
      aria-hidden
      className={classNames(
        'mb-4 grid place-items-center rounded-full bg-accent-soft text-accent-text ring-accent-soft/45',
        isCompact ? 'size-16 ring-8 [&>svg]:size-7' : 'size-24 ring-[14px] [&>svg]:size-10',
      )}
    >
      {children}
    </div>
  );
}
