export type PageBlock = { kind: 'heading' | 'paragraph' | 'item'; text: string };

const HEADING = '## ';
const ITEM = /^[-*•]\s+/;

/**
 * The parts of a page that staff wrote as plain text: “## ” begins a heading, “- ” an entry of a list, and an empty line
 * a new paragraph. Everything else, such as HTML, is text.
 */
export function pageBlocks(body: string): PageBlock[] {
  return body
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .flatMap((block) => blocksOf(block.trim()))
    .filter(({ text }) => text !== '');
}

function blocksOf(block: string): PageBlock[] {
  const blocks: PageBlock[] = [];
  for (const line of block.split('\n').map((written) => written.trim())) {
    const last = blocks.at(-1);
    if (line.startsWith(HEADING)) blocks.push({ kind: 'heading', text: line.slice(HEADING.length).trim() });
    else if (ITEM.test(line)) blocks.push({ kind: 'item', text: line.replace(ITEM, '') });
    else if (last?.kind === 'paragraph') last.text += `\n${line}`;
    else blocks.push({ kind: 'paragraph', text: line });
  }
  return blocks;
}
