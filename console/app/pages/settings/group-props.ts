import type { ConsoleSettings } from '@rialto/contract/calls/console/settings.ts';

export type GroupProps = { draft: ConsoleSettings; onChange: (part: Partial<ConsoleSettings>) => void };
