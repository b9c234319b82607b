import type { Run } from '@rialto/contract/calls/couriers.ts';
import { t } from '@rialto/texts/text.ts';
import { Switch } from '@rialto/ui/fields/switch.tsx';
import { useState } from 'react';
import { setShift } from '../run/change-shift.ts';
import { LanguageButton } from './language-button.tsx';

/** The shift switch and the language. A refused change, such as ending a shift with an order in the bag, says why. */
export function TopBar({ run }: { run: Run }) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isOnShift = run.courier.is_on_shift === 1;
  const change = async (isOn: boolean) => {
    setWanted(isOn);
    setProblem(null);
    await setShift(isOn).catch((fault: unknown) => setProblem(problemText(fault)));
    setWanted(null);
  };
  return (
    <header className="sticky top-0 z-20 border-b border-hairline bg-ground pt-[env(safe-area-inset-top)]">
      <div className="flex min-h-14 items-center gap-2 ps-4 pe-1">
        <Switch
          label={t('courier.shift')}
          className="flex-row-reverse gap-3! font-semibold"
          checked={wanted ?? isOnShift}
          disabled={wanted !== null}
          onChange={({ currentTarget }) => void change(currentTarget.checked)}
        />
        <span className="ms-auto" />
        <LanguageButton />
      </div>
      <p role="alert" className="bg-danger-soft px-4 py-3 font-medium text-danger-text empty:hidden">
        {problem}
      </p>
    </header>
  );
}

/** The server says why; without a network there is only our own sentence. */
export function problemText(fault: unknown): string {
  const isRefusal = fault instanceof Error && fault.name === 'CallRefused' && fault.message !== '';
  return isRefusal ? fault.message : t('courier.shift_failed');
}
