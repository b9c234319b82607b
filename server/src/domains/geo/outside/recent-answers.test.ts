import { expect, test } from 'vitest';
import { createRecentAnswers } from './recent-answers.ts';

function someAnswers(options = {}) {
  const time = { nowMs: 0 };
  const recent = createRecentAnswers(() => new Date(time.nowMs), options);
  const asked: string[] = [];
  const ask = (question: string) =>
    recent.answer(question, async () => {
      asked.push(question);
      return question.toUpperCase();
    });
  return { recent, ask, asked, pass: (ms: number) => (time.nowMs += ms) };
}

test('the same question is asked once in five minutes', async () => {
  const { ask, asked, pass } = someAnswers();
  expect(await ask('a')).toBe('A');
  pass(299_999);
  expect(await ask('a')).toBe('A');
  expect(asked).toEqual(['a']);
  pass(1);
  await ask('a');
  expect(asked).toEqual(['a', 'a']);
});

test('many who ask the same at once cause one asking', async () => {
  const { ask, asked } = someAnswers();
  expect(await Promise.all(Array.from({ length: 50 }, () => ask('a')))).toEqual(Array(50).fill('A'));
  expect(asked).toEqual(['a']);
});

test('the answer unused for longest makes room', async () => {
  const { ask, asked } = someAnswers({ maxEntries: 2 });
  for (const question of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(question);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});

test('a failure is shared by those who wait and kept for nobody else', async () => {
  const { recent, ask } = someAnswers();
  const failing = () => Promise.reject(new Error('down'));
  const both = [recent.answer('a', failing), ask('a')];
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask('a')).toBe('A');
});
