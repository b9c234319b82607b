import { classNames } from '../base/class-names.ts';

export type ButtonKind = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';
export type ButtonLook = {
  kind?: ButtonKind | undefined;
  size?: ButtonSize | undefined;
  isFull?: boolean | undefined;
  className?: string | undefined;
};

export type IconButtonKind = 'ghost' | 'secondary' | 'primary' | 'overlay';
export type IconButtonLook = {
  kind?: IconButtonKind | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
};

/** The look of a button, for a router link that must look like one. */
export function buttonClass({ kind = 'primary', size = 'md', isFull, className }: ButtonLook = {}): string {
  return classNames(SHARED, 'font-semibold', BUTTON_KINDS[kind], BUTTON_SIZES[size], isFull && 'w-full', className);
}

/** The look of a button that is only an icon, for a router link. */
export function iconButtonClass({ kind = 'ghost', size = 'md', className }: IconButtonLook = {}): string {
  return classNames(SHARED, 'shrink-0', ICON_KINDS[kind], ICON_SIZES[size], className);
}

const SHARED =
  'touch-area inline-flex items-center justify-center whitespace-nowrap select-none transition motion-reduce:transition-none ' +
  'motion-safe:active:scale-[0.97] disabled:pointer-events-none disabled:opacity-45 ' +
  'aria-disabled:pointer-events-none aria-disabled:not-aria-busy:opacity-45';

const BUTTON_KINDS: Record<ButtonKind, string> = {
  primary: 'bg-accent text-accent-ink hover:bg-accent-strong',
  secondary: 'border border-hairline bg-surface text-ink shadow-1 hover:border-outline',
  ghost: 'text-ink hover:bg-wash active:bg-wash-strong',
  danger: 'bg-danger text-danger-ink hover:brightness-110',
};

const BUTTON_SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 gap-1.5 rounded-sm px-3.5 text-sm',
  md: 'min-h-11 gap-2 rounded-md px-5 text-md',
  lg: 'min-h-13 gap-2.5 rounded-md px-7 text-base',
};

const ICON_KINDS: Record<IconButtonKind, string> = {
  ghost: 'text-ink hover:bg-wash active:bg-wash-strong',
  secondary: 'border border-hairline bg-surface text-ink shadow-1 hover:border-outline',
  primary: 'bg-accent text-accent-ink hover:bg-accent-strong',
  // For buttons on pictures, with its own background.
  overlay: 'border border-hairline bg-raised/92 text-ink shadow-2 backdrop-blur-sm hover:bg-raised',
};

const ICON_SIZES: Record<ButtonSize, string> = {
  sm: 'size-9 rounded-full [&>svg]:size-4.5',
  md: 'size-11 rounded-full [&>svg]:size-5',
  lg: 'size-13 rounded-full [&>svg]:size-6',
};
