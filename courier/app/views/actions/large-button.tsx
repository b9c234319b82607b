import { Button } from '@rialto/ui/actions/button.tsx';
import type { ComponentProps } from 'react';

/** The one step that comes next. Black or white, because no colour has more contrast in sunlight. */
export function LargeButton(props: ComponentProps<typeof Button>) {
  return (
    <Button
      {...props}
      size="lg"
      isFull
      className="min-h-18 rounded-lg bg-inverse! text-xl! text-inverse-ink! whitespace-normal disabled:opacity-60"
    />
  );
}

export function QuietButton(props: ComponentProps<typeof Button>) {
  return <Button {...props} kind="ghost" size="lg" isFull className="text-lg!" />;
}
