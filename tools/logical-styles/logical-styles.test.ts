import { expect, test } from 'vitest';
import { withoutAllowed } from './finding.ts';
import { physicalCss } from './physical-css.ts';
import { physicalSource } from './physical-source.ts';
import { physicalUtility } from './physical-utility.ts';

test.each([
  ['ml-2', 'ms-'],
  ['-mr-1', 'me-'],
  ['md:pl-[3px]', 'ps-'],
  ['hover:md:pr-gutter', 'pe-'],
  ['[&:hover]:ml-2', 'ms-'],
  ['!mr-4', 'me-'],
  ['mr-4!', 'me-'],
  ['scroll-ml-4', 'scroll-ms-'],
  ['left-0', 'start-0'],
  ['-left-1/2', 'start-1/2'],
  ['lg:right-[calc(1rem-2px)]', 'end-[calc(1rem-2px)]'],
  ['text-left', 'text-start'],
  ['md:text-right', 'text-end'],
  ['border-l', 'border-s'],
  ['border-r-2', 'border-e-2'],
  ['rounded-l-lg', 'rounded-s-lg'],
  ['rounded-tr', 'rounded-se'],
  ['float-left', 'float-start'],
  ['origin-top-right', 'an origin of its own under ltr: and rtl:'],
])('the class %s is physical', (word, instead) => {
  expect(physicalUtility(word)).toBe(instead);
});

test.each([
  'ms-2',
  'px-4',
  'left',
  'left-handed',
  'start-0',
  'rounded-lg',
  'border-line',
  'prose',
  'text-lg',
  'rtl:left-0',
])('the word %s is not physical', (word) => {
  expect(physicalUtility(word)).toBeNull();
});

test('stylesheets are read without comments, with @apply, and four-sided values are compared', () => {
  const css = `.a { /* left: 1px; */ margin-left: 2px; padding: 0 1px 0 2px;
    inset: 0 auto 0 auto; text-align: right; }
  .b { @apply flex md:ml-2; border-top-left-radius: 4px; left: 0 }`;
  expect(physicalCss(css)).toEqual([
    { line: 1, found: 'margin-left: 2px', instead: 'margin-inline-start' },
    { line: 1, found: 'padding: 0 1px 0 2px', instead: 'padding-block and padding-inline' },
    { line: 2, found: 'text-align: right', instead: 'text-align: end' },
    { line: 3, found: 'border-top-left-radius: 4px', instead: 'border-start-start-radius' },
    { line: 3, found: 'left: 0', instead: 'inset-inline-start' },
    { line: 3, found: 'md:ml-2', instead: 'ms-' },
  ]);
});

test('class names in any string and inline styles of sources are found', () => {
  const source = [
    "import x from './left-0';",
    'const a = <p className="flex ml-2" style={{ left: 4, textAlign: \'left\' }} />;',
    'const b = `grid ${a} pr-3`;',
    'const rectangle = { left: 1, right: 2 };',
    "pin.style.left = '4px';",
  ].join('\n');
  expect(physicalSource('a.tsx', source).map(({ line, found }) => `${line} ${found}`)).toEqual([
    '2 ml-2',
    '2 left: 4',
    "2 textAlign: 'left'",
    '3 pr-3',
    '5 pin.style.left',
  ]);
});

test('a line with a reason, on it or above it, is allowed', () => {
  const css = '.a {\n  /* logical-styles: allow, a map has a west side */\n  left: 0;\n  right: 0;\n}';
  expect(withoutAllowed(physicalCss(css), css).map(({ found }) => found)).toEqual(['right: 0']);
});
