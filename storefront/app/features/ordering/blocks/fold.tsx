import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { classNames } from '@rialto/ui/base/class-names.ts';

type Props = {
  title: ReactNode;
  /** What is filled in, shown while it is closed. */
  text?: string | undefined;
  /** The button is the heading of a block. */
  isHeading?: boolean | undefined;
  /** Opened by the page, such as for a problem. */
  isForcedOpen?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Optional fields behind a button that says what they are and what they contain. */
export function Fold({ title, text, isHeading, isForcedOpen = false, className, children }: Props) {
  const id = useId();
  const [isWanted, setIsWanted] = useState(false);
  const isOpen = isWanted || isForcedOpen;
  const Frame = isHeading ? 'h2' : 'div';
  return (
    <>
      <Frame>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsWanted(!isOpen)}
          className={classNames(
            'flex min-h-11 w-full items-center gap-2 rounded-sm text-start text-md font-semibold text-ink',
            className,
          )}
        >
          {title}
          {text && !isOpen && (
            <span className="flex min-w-0 flex-1 text-sm font-normal text-ink-soft">
              {/* Cut at the end of the text, whatever its direction is. */}
              <bdi className="min-w-0 truncate">{text}</bdi>
            </span>
          )}
          <ChevronDown
            className={classNames('ms-auto size-4 shrink-0 transition', isOpen && 'rotate-180')}
            aria-hidden
          />
        </button>
      </Frame>
      <div id={id} hidden={!isOpen} className="pb-1">
        {children}
      </div>
    </>
  );
}
