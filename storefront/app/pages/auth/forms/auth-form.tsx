import { t } from '@rialto/texts/text.ts';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { useIsHydrated } from '../../../platform/hydration/use-is-hydrated.ts';
import { Button } from '@rialto/ui/actions/button.tsx';

type Props = {
  onSubmit: (form: FormData) => void;
  isSending: boolean;
  submitLabel: string;
  /** A refusal that belongs to no field. */
  alert?: string | null | undefined;
  /** Changes with every validation; the first invalid field then gets the focus. */
  problems?: object | null | undefined;
  children: ReactNode;
};

/** Does not submit before hydration, so that a password never becomes part of a URL. */
export function AuthForm({ onSubmit, isSending, submitLabel, alert, problems, children }: Props) {
  const isHydrated = useIsHydrated();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problems) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problems]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending) onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="mt-6 flex flex-col gap-4">
      <noscript>
        <p className="rounded-md bg-info-soft px-4 py-3 text-sm font-medium text-info-text">
          {t('auth.needs_scripts')}
        </p>
      </noscript>
      <div role="alert" className="empty:hidden">
        {alert && <Alert text={alert} />}
      </div>
      {children}
      <Button type={isHydrated ? 'submit' : 'button'} size="lg" isFull isLoading={isSending}>
        {submitLabel}
      </Button>
    </form>
  );
}

function Alert({ text }: { text: string }) {
  return (
    <p className="flex items-start gap-2.5 rounded-md bg-danger-soft px-4 py-3 text-sm font-medium whitespace-pre-line text-danger-text">
      <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
      {text}
    </p>
  );
}
