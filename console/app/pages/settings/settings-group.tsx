import type { ConsoleSettings } from '@rialto/contract/calls/console/settings.ts';
import type { ReactNode } from 'react';

export type GroupProps = { draft: ConsoleSettings; onChange: (part: Partial<ConsoleSettings>) => void };

/** Settings that belong together. */
export function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4 rounded-lg border border-hairline bg-surface p-5">
      <h2 className="text-lg font-bold">{title}</h2>
      {children}
    </section>
  );
}
