import { X } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';

/** A line of chips that scrolls sideways on a phone. The padding keeps focus rings whole. */
export function ChipRow({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={classNames('scroll-row -m-1 flex gap-2 p-1', className)}>
      {children}
    </div>
  );
}

type ChoiceChipProps = ComponentProps<'button'> & { isChosen: boolean; icon?: ReactNode };

export function ChoiceChip({ isChosen, icon, className, children, ...rest }: ChoiceChipProps) {
  return (
    <button type="button" {...rest} aria-pressed={isChosen} className={chipClass({ isChosen, className })}>
      {icon}
      {children}
    </button>
  );
}

/** The look of a chip, for a router link. */
export function chipClass({ isChosen, className }: { isChosen: boolean; className?: string | undefined }): string {
  return classNames(
    CHIP,
    'touch-area px-4 transition disabled:opacity-45 [&>svg]:size-4.5',
    isChosen
      ? 'border-inverse bg-inverse text-inverse-ink'
      : 'border-hairline bg-surface text-ink hover:border-outline',
    className,
  );
}

type RemovableChipProps = {
  removeLabel: string;
  onRemove: () => void;
  /** The page without this choice, used while no script runs. */
  href?: string | undefined;
  children: ReactNode;
};

export function RemovableChip({ removeLabel, onRemove, href, children }: RemovableChipProps) {
  const remove = { 'aria-label': removeLabel, className: REMOVE, children: <X className="size-4" aria-hidden /> };
  const onLink = (event: MouseEvent) => {
    event.preventDefault();
    onRemove();
  };
  return (
    <span className={classNames(CHIP, 'border-transparent bg-accent-soft ps-4 pe-1.5 text-accent-text')}>
      {children}
      {href === undefined ? (
        <button type="button" {...remove} onClick={onRemove} />
      ) : (
        <a {...remove} href={href} onClick={onLink} />
      )}
    </span>
  );
}

const REMOVE = 'touch-area grid size-7 place-items-center rounded-full transition hover:bg-wash-strong';

const CHIP =
  'inline-flex min-h-10 shrink-0 items-center gap-1.5 rounded-full border text-md font-medium whitespace-nowrap';
