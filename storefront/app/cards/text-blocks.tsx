import type { Page } from '@rialto/contract/calls/content.ts';

/** The headings and paragraphs of a text page. */
export function TextBlocks({ blocks, className = '' }: { blocks: Page['blocks']; className?: string }) {
  return (
    <div className={`flex max-w-prose flex-col gap-4 text-ink-soft ${className}`}>
      {blocks.map(({ kind, text }, index) =>
        kind === 'heading' ? (
          <h2 key={index} className="mt-4 text-xl font-bold text-ink">
            {text}
          </h2>
        ) : (
          <p key={index} className="leading-relaxed whitespace-pre-line">
            {text}
          </p>
        ),
      )}
    </div>
  );
}
