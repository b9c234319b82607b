/** A secondary action, large enough for gloves. */
export const LARGE_ACTION =
  'flex min-h-14 flex-wrap items-center justify-center gap-x-2 gap-y-0.5 py-1.5 rounded-md border-2 border-ink bg-surface px-2 text-lg font-semibold select-none active:bg-wash-strong [&>svg]:shrink-0';
