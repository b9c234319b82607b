/** A secondary action, large enough for gloves. */
export const LARGE_ACTION =
  'flex min-h-14 items-center justify-center gap-2 rounded-md border-2 border-ink bg-surface px-3 text-lg font-semibold select-none active:bg-wash-strong [&>svg]:shrink-0';
