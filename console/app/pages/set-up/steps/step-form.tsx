import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import type { ReactNode, SubmitEvent } from 'react';

type Props = {
  title: string;
  text: string;
  isSaving: boolean;
  onSave: () => void;
  saveLabel?: string;
  children: ReactNode;
};

/** The frame of a step: what it is for, its fields, and one button. */
export function StepForm({ title, text, isSaving, onSave, saveLabel, children }: Props) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form onSubmit={submit} className="flex max-w-3xl flex-col gap-5">
      <header>
        <h2 className="text-xl font-bold">{title}</h2>
        <p className="mt-1 text-ink-soft">{text}</p>
      </header>
      {children}
      <Button type="submit" size="lg" className="self-start" isLoading={isSaving}>
        {saveLabel ?? t('console.setup_next')}
      </Button>
    </form>
  );
}
