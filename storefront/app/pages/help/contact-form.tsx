import { EMAIL_MAX_LENGTH } from '@rialto/contract/shapes/email-address.ts';
import { contactLimits } from '@rialto/contract/shapes/contact.ts';
import { contactTopics, type ContactTopic } from '@rialto/contract/shapes/enums.ts';
import { t, type TextKey } from '@rialto/texts/text.ts';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '@rialto/ui/actions/button.tsx';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Input } from '@rialto/ui/fields/input.tsx';
import { Select } from '@rialto/ui/fields/select.tsx';
import { TextArea } from '@rialto/ui/fields/text-area.tsx';
import type { ContactProblems, ContactWords } from './read-contact-form.ts';

/** The result of the form: thanks, or problems to fix. */
export type ContactAnswer =
  | { kind: 'sent'; message: string }
  | { kind: 'refused'; words: ContactWords; problems: ContactProblems; message: string | null };

type Props = { answer: ContactAnswer | undefined; topic: ContactTopic; here: string };

/** A native form posted to the page itself, so it works without scripts. */
export function ContactForm({ answer, topic, here }: Props) {
  if (answer?.kind === 'sent') return <Thanks message={answer.message} here={here} />;
  return <Fields answer={answer} topic={topic} />;
}

function Fields({
  answer,
  topic,
}: {
  answer: Extract<ContactAnswer, { kind: 'refused' }> | undefined;
  topic: ContactTopic;
}) {
  const form = useRef<HTMLFormElement>(null);
  const { state } = useNavigation();
  const { words, problems = {}, message } = answer ?? {};

  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [answer]);

  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="mt-5 flex flex-col gap-4">
      {message && (
        <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-sm font-medium text-danger-text">
          {message}
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Input
          name="name"
          label={t('contact.name')}
          autoComplete="name"
          required
          maxLength={contactLimits.name}
          defaultValue={words?.name}
          error={problems.name}
        />
        <Input
          name="email"
          type="email"
          label={t('contact.email')}
          autoComplete="email"
          required
          maxLength={EMAIL_MAX_LENGTH}
          dir="ltr"
          defaultValue={words?.email}
          error={problems.email}
        />
      </div>
      <Select
        // Reset when a link opens the form with another topic.
        key={topic}
        name="topic"
        label={t('contact.topic')}
        defaultValue={words?.topic ?? topic}
        options={contactTopics.map((value) => ({ value, label: t(topicWords[value]) }))}
      />
      <TextArea
        name="message"
        label={t('contact.message')}
        required
        rows={6}
        maxLength={contactLimits.message.most}
        defaultValue={words?.message}
        error={problems.message}
      />
      <Trap />
      <Button type="submit" size="lg" isLoading={state === 'submitting'} className="self-start">
        {t('contact.send')}
      </Button>
    </Form>
  );
}

const topicWords = {
  order: 'contact.topic_order',
  account: 'contact.topic_account',
  store: 'contact.topic_store',
  courier: 'contact.topic_courier',
  other: 'contact.topic_other',
} as const satisfies Record<ContactTopic, TextKey>;

/** Honeypot: hidden from people; bots that fill it in are ignored. */
function Trap() {
  return (
    <div aria-hidden className="absolute size-px overflow-hidden opacity-0">
      <label>
        {t('contact.trap')}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

function Thanks({ message, here }: { message: string; here: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div role="status" className="mt-5 flex flex-col items-start gap-3 rounded-lg bg-success-soft p-6">
      <CircleCheck className="size-8 text-success-text" aria-hidden />
      <h3 ref={title} tabIndex={-1} className="text-xl font-bold text-ink outline-none">
        {t('contact.thanks')}
      </h3>
      <p className="text-ink-soft">{message}</p>
      <a href={here} className={buttonClass({ kind: 'secondary' })}>
        {t('contact.again')}
      </a>
    </div>
  );
}
