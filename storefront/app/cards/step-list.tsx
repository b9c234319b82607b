import { numberText } from '../words/number-text.ts';

type Look = 'plain' | 'band';
type Props = { steps: readonly { title: string; text: string }[]; look: Look };

/** Numbered steps: below each other, or in a row on the dark band of the landing page. */
export function StepList({ steps, look }: Props) {
  const { list, step, number, title: titleClass, text: textClass } = classes[look];
  return (
    <ol className={list}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={step}>
          <span
            aria-hidden
            className={`grid shrink-0 place-items-center rounded-full bg-accent font-bold text-accent-ink ${number}`}
          >
            {numberText(index + 1)}
          </span>
          <div>
            <h3 className={`text-lg font-semibold ${titleClass}`}>{title}</h3>
            <p className={textClass}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const classes = {
  plain: {
    list: 'mt-6 flex flex-col gap-6',
    step: 'flex gap-4',
    number: 'size-10',
    title: 'text-ink',
    text: 'text-ink-soft',
  },
  band: {
    list: 'mt-8 grid gap-8 lg:grid-cols-3',
    step: 'flex gap-4 lg:flex-col',
    number: 'size-11 text-lg',
    title: '',
    text: 'mt-1 text-ink-soft',
  },
} satisfies Record<Look, Record<string, string>>;
