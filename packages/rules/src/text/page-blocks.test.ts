import { expect, test } from 'vitest';
import { pageBlocks } from './page-blocks.ts';

test('OPS-12 headings, paragraphs and entries of a list are read from plain text', () => {
  const body = '## Prices\nWhat you see\nis what you pay.\r\n\r\nYou pay by\n- cash\n* card\n\n\n## Delivery\n\n';
  expect(pageBlocks(body)).toEqual([
    { kind: 'heading', text: 'Prices' },
    { kind: 'paragraph', text: 'What you see\nis what you pay.' },
    { kind: 'paragraph', text: 'You pay by' },
    { kind: 'item', text: 'cash' },
    { kind: 'item', text: 'card' },
    { kind: 'heading', text: 'Delivery' },
  ]);
});

test('OPS-12 HTML stays text, and an empty page has no parts', () => {
  expect(pageBlocks('<script>alert(1)</script>')).toEqual([{ kind: 'paragraph', text: '<script>alert(1)</script>' }]);
  expect(pageBlocks(' \n\n ')).toEqual([]);
});
