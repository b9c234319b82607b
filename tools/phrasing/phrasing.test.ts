import { expect, test } from 'vitest';
import { findPhrases } from './find-phrases.ts';
import { longComments } from './long-comments.ts';
import { patterns } from './patterns.ts';

function rulesFor(comment: string): string[] {
  return findPhrases('a.ts', `// ${comment}\n`).map(({ rule }) => rule);
}

const examples = [
  ['Whoever guesses is stopped.', 'whoever'],
  ['Null for who opened the link.', 'who after a preposition'],
  ['Who is refused gets a reason.', 'who as a noun'],
  ['It can be read by nobody.', 'nobody'],
  ['The list is planned anew.', 'anew'],
  ['When no address can be had.', 'be had'],
  ['A visitor who left early is no fault.', 'is no X'],
  ['Null when it can be none.', 'is none'],
  ['The relay tells of every change.', 'tell'],
  ['The key stands in the header.', 'stand'],
  ['A node knows its guests by heart.', 'by heart'],
  ['All are read in one go.', 'in one go'],
  ['Old guests are let go.', 'let go'],
  ['What is typed is kept.', 'what as a subject'],
  ['What is taken and is not there is refused.', 'what as a subject'],
  ['The order of a happening.', 'happening'],
  ['Before the page comes alive.', 'alive'],
  ['The page hears of the change.', 'hear'],
  ['The relay hands on the event.', 'hand on'],
  ['The page asks again.', 'ask again'],
  ['The rule knows nothing about stores.', 'know nothing'],
  ['Guests may try only so many times.', 'so many'],
  ['Both are stored in the same moment.', 'moment'],
  ['The log shows what became of a payment.', 'what becomes of'],
  ['A button that is asleep does nothing.', 'asleep'],
  ['The cache is compared after a look at the store.', 'a look'],
  ['The page whence the visitor came.', 'whence'],
  ['The import goes on, even without a network.', 'go on'],
  ['The icons come along.', 'come along'],
  ['The price is held against the quote.', 'held against'],
  ['The answer is in the words of the provider.', 'in the words of'],
  ['The attempt comes to nothing.', 'come to nothing'],
] as const;

test.each(examples)('the comment “%s” is found: %s', (comment, rule) => {
  expect(rulesFor(comment)).toContain(rule);
});

test('an English text of the product is read, in which a person may tell a courier something', () => {
  const planted =
    "export const access = { 'a.b': 'Whoever has the link can go on working.', 'a.c': 'Tell the courier.' };";
  const found = findPhrases('packages/texts/src/en/console/access.ts', planted).map(({ rule }) => rule);
  expect(found.toSorted()).toEqual(['go on', 'whoever']);
  expect(findPhrases('packages/rules/src/access.ts', planted)).toEqual([]);
});

test('every pattern has an example', () => {
  const proven = new Set<string>(examples.map(([, rule]) => rule));
  expect(patterns.map(({ name }) => name).filter((name) => !proven.has(name))).toEqual([]);
});

test.each([
  'A customer who is signed in has a token.',
  'There is no key.',
  'The key is no longer valid.',
  'The name stands for the whole group.',
  'What a page shows.',
  'What an order costs and what it weighs.',
  'The word `nobody` is a user name.',
  'The old text said "whoever asks".',
])('the comment “%s” is fine', (comment) => {
  expect(rulesFor(comment)).toEqual([]);
});

test('comments of every kind, test titles and log lines are read, other strings are not', () => {
  const source = [
    '/**',
    ' * A phrase over two lines, which is',
    ' * no leaving.',
    ' */',
    "test.each([1])('T33 nobody pays %s', () => {",
    "  log.warn({ id }, 'Nobody listens');",
    "  const name = 'nobody'; // nobody",
    '  return <p>{/* nobody */} // nobody</p>;',
    '});',
  ].join('\n');
  const found = findPhrases('a.test.tsx', source).map(({ line, rule }) => `${line} ${rule}`);
  expect(found.toSorted()).toEqual(['2 is no X', '5 nobody', '6 nobody', '7 nobody', '8 nobody']);
});

test('summaries of endpoints are read, other summaries are not', () => {
  const source = "export const a = endpoint({ path: '/nobody', summary: 'Nobody sees it.' });";
  expect(findPhrases('packages/contract/src/calls/a.ts', source).map(({ found }) => found)).toEqual(['Nobody']);
  expect(findPhrases('server/src/a.ts', source)).toEqual([]);
});

test('stylesheets, SQL and documents are read without their code', () => {
  expect(findPhrases('a.css', '/* nobody */ .nobody {}')).toHaveLength(1);
  expect(findPhrases('a.sql', "-- nobody\nselect 'nobody -- nobody';")).toHaveLength(1);
  expect(findPhrases('a.md', 'Nobody\n```\nnobody\n```\nuse `nobody`\n')).toMatchObject([{ line: 1 }]);
});

test('a comment has at most two sentences, beside lists and tags', () => {
  expect(longComments('a.ts', '// One. Two.\n// And a third.\n')).toEqual([{ line: 1, sentenceCount: 3 }]);
  expect(longComments('a.ts', '/** One, e.g. this. Two (with v1.2). @param x Three. Four. */\n')).toEqual([]);
  expect(longComments('a.ts', '/**\n * One. Two:\n * - Three. Four.\n * - Five.\n */\n')).toEqual([]);
});
