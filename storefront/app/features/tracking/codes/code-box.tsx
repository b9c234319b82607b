type Props = { title: string; text: string; code: string };

/** A code that is told to the courier. Large, to be read out. */
export function CodeBox({ title, text, code }: Props) {
  const digits = [...code];
  return (
    <section
      aria-label={title}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl bg-accent-soft p-4 sm:p-5"
    >
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-bold text-accent-text">{title}</p>
        <p className="mt-0.5 text-sm text-ink-soft">{text}</p>
      </div>
      {/* Read digit by digit, not as a number. */}
      <p dir="ltr" className="flex gap-1.5">
        <span className="sr-only">{digits.join(' ')}</span>
        {digits.map((digit, position) => (
          <span
            key={position}
            aria-hidden
            className="grid h-14 w-11 place-items-center rounded-md bg-surface text-3xl font-extrabold text-ink tabular-nums shadow-1"
          >
            {digit}
          </span>
        ))}
      </p>
    </section>
  );
}
