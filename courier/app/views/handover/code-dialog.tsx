import type { Stop } from '@rialto/contract/shapes/courier.ts';
import { t } from '@rialto/texts/text.ts';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import { Spinner } from '@rialto/ui/feedback/spinner.tsx';
import { westernDigits } from '@rialto/ui/fields/western-digits.ts';
import { Delete } from 'lucide-react';
import { useId, useState } from 'react';
import { isOnline } from '../../platform/connection.ts';
import { useStore } from '../../platform/store.ts';
import { takeStepWithCode } from '../../run/steps/take-step.ts';
import { nextPlace } from '../../run/stops.ts';
import { number } from '../../run/words.ts';
import { QuietButton } from '../actions/large-button.tsx';
import { problemText } from '../top-bar.tsx';

type CodeDialogProps = { stop: Stop; onClose: () => void; onOtherwise: (dialog: 'photo' | 'not_there') => void };

const LENGTH = 4;
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The code of the customer, typed with large keys. The fourth digit sends it. */
export function CodeDialog({ stop, onClose, onOtherwise }: CodeDialogProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  const isReached = useStore(isOnline);
  const isDelivery = stop.next_step === 'deliver';
  const change = async (digits: string) => {
    if (isChecking) return;
    const next = digits.slice(0, LENGTH);
    setCode(next);
    setProblem(null);
    if (next.length < LENGTH) return;
    setIsChecking(true);
    try {
      await takeStepWithCode(stop, next);
      onClose();
    } catch (fault) {
      setProblem(problemText(fault));
      setCode('');
      setIsChecking(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={isDelivery ? t('courier.code_title') : t('courier.code_pick_up_title')}
      description={isReached ? codeText(stop) : t('courier.code_kept')}
      closeLabel={t('courier.close')}
    >
      <CodeField name={nextPlace(stop).name} code={code} problem={problem} onChange={(digits) => void change(digits)} />
      <div className="relative mt-4 grid grid-cols-3 gap-2" role="group" aria-label={t('courier.keys')} dir="ltr">
        {DIGITS.map((digit) => (
          <Key key={digit} digit={digit} onPress={() => void change(`${code}${digit}`)} />
        ))}
        <span aria-hidden />
        <Key digit={0} onPress={() => void change(`${code}0`)} />
        <button
          type="button"
          className={KEY}
          aria-label={t('courier.code_clear')}
          onClick={() => void change(code.slice(0, -1))}
        >
          <Delete aria-hidden />
        </button>
        {isChecking && (
          <span className="absolute inset-0 grid place-items-center bg-raised/80">
            <Spinner className="size-12" />
          </span>
        )}
      </div>
      {isDelivery ? (
        <QuietButton onClick={() => onOtherwise('not_there')}>{t('courier.not_there')}</QuietButton>
      ) : (
        <QuietButton onClick={() => onOtherwise('photo')}>{t('courier.code_no')}</QuietButton>
      )}
    </Dialog>
  );
}

/** Whom to ask, and where they find the code. */
function codeText(stop: Stop): string {
  const { name } = nextPlace(stop);
  if (!stop.parcel) return t('courier.code_text');
  return stop.next_step === 'deliver'
    ? t('courier.code_parcel_text', { name })
    : t('courier.code_pick_up_text', { name });
}

const KEY =
  'grid min-h-16 place-items-center rounded-md bg-wash text-2xl font-semibold select-none active:bg-wash-strong';

function Key({ digit, onPress }: { digit: number; onPress: () => void }) {
  return (
    <button type="button" className={KEY} onClick={onPress}>
      {number(digit)}
    </button>
  );
}

type CodeFieldProps = { name: string; code: string; problem: string | null; onChange: (digits: string) => void };

/** A field too, for keyboards and screen readers; the phone's own keyboard stays closed. */
function CodeField({ name, code, problem, onChange }: CodeFieldProps) {
  const id = useId();
  return (
    <div className="pt-1">
      <label htmlFor={id} className="sr-only">
        {t('courier.code_label', { name })}
      </label>
      <input
        id={id}
        dir="ltr"
        inputMode="none"
        autoComplete="off"
        data-autofocus
        value={[...code].map((digit) => number(Number(digit))).join('')}
        placeholder={'•'.repeat(LENGTH)}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
        onChange={({ currentTarget }) => onChange(westernDigits(currentTarget.value).replaceAll(/\D/g, ''))}
        className="h-18 w-full rounded-md border-2 border-outline bg-surface ps-[0.5em] text-center text-4xl font-bold tracking-[0.5em] tabular-nums aria-invalid:border-danger"
      />
      <p id={`${id}-problem`} role="alert" className="mt-2 text-center font-semibold text-danger-text empty:hidden">
        {problem}
      </p>
    </div>
  );
}
