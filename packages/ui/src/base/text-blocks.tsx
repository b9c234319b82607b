type Block = { kind: 'heading' | 'paragraph' | 'item'; text: string };
type Props = { blocks: readonly Block[]; className?: string };

/** The headings, paragraphs and lists of a text page. */
export function TextBlocks({ blocks, className = '' }: Props) {
  return (
    <div className={`flex max-w-prose flex-col gap-4 text-ink-soft ${className}`}>
      {partsOf(blocks).map((part, index) =>
        part.kind === 'list' ? (
          <ul key={index} className="flex list-disc flex-col gap-1.5 ps-5 leading-relaxed">
            {part.items.map((text, at) => (
              <li key={at}>{text}</li>
            ))}
          </ul>
        ) : part.kind === 'heading' ? (
          <h2 key={index} className="mt-4 text-xl font-bold text-ink">
            {part.text}
          </h2>
        ) : (
          <p key={index} className="leading-relaxed whitespace-pre-line">
            {part.text}
          </p>
        ),
      )}
    </div>
  );
}

type Part = { kind: 'heading' | 'paragraph'; text: string } | { kind: 'list'; items: string[] };

/** Entries that follow each other become one list. */
function partsOf(blocks: readonly Block[]): Part[] {
  const parts: Part[] = [];
  for (const { kind, text } of blocks) {
    const last = parts.at(-1);
    if (kind !== 'item') parts.push({ kind, text });
    else if (last?.kind === 'list') last.items.push(text);
    else parts.push({ kind: 'list', items: [text] });
  }
  return parts;
}
