import { expect, test } from 'vitest';
import { markupOf } from './markup.ts';

test('an element is valid HTML', () => {
  const attributes = {
    src: '/media/a?w=1&x=2',
    srcSet: '/media/a?w=160 160w',
    className: 'size-full',
    fetchPriority: undefined,
  };
  expect(markupOf('img', attributes)).toBe(
    '<img src="/media/a?w=1&amp;x=2" srcset="/media/a?w=160 160w" class="size-full"/>',
  );
});

test('a value cannot break out of its attribute', () => {
  const alt = '"><script>alert(1)</script>&quot;';
  const written = markupOf('img', { alt });
  expect(written).toBe('<img alt="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;quot;"/>');
});
