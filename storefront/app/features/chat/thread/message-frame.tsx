import type { ReactNode } from 'react';
import { classNames } from '@rialto/ui/base/class-names.ts';

type Props = {
  isOwn: boolean;
  /** The last of several in a row: it has the corner that points to its sender. */
  isLast: boolean;
  text: string;
  /** Above the text. */
  head?: ReactNode;
  /** Time and state, below the text. */
  foot: ReactNode;
};

/** A bubble: own messages at the end of the line, the others at its start. Each text has its own direction. */
export function MessageFrame({ isOwn, isLast, text, head, foot }: Props) {
  return (
    <div
      className={classNames(
        'w-fit max-w-[min(85%,34rem)] rounded-lg px-3.5 py-2 text-ink shadow-1',
        isOwn ? 'ms-auto bg-accent-soft' : 'border border-hairline bg-surface',
        isLast && (isOwn ? 'rounded-ee-xs' : 'rounded-es-xs'),
      )}
    >
      {head}
      {text && (
        <p dir="auto" className="text-md wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
      )}
      <div className="mt-0.5 flex items-center justify-end gap-1 text-2xs text-ink-soft">{foot}</div>
    </div>
  );
}
