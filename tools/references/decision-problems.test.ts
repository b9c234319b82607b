import { expect, test } from 'vitest';
import { decisionProblems } from './decision-problems.ts';

const path = 'docs/decisions/0038-chat.md';

test('a decision record has its subject as title, then the decision and its status', () => {
  expect(decisionProblems(path, '# 0038 Chat\n\nMessages are numbered.\n\nStatus: accepted\n')).toEqual([]);
  expect(decisionProblems('docs/walks.md', '# Walks\n')).toEqual([]);
});

test.each([
  ['# 38. Chat\n\nMessages are numbered.\n\nStatus: accepted\n', 'title'],
  ['# 0037 Chat\n\nMessages are numbered.\n\nStatus: accepted\n', 'title'],
  ['# 0038 Chat\n\nStatus: accepted\n\nMessages are numbered.\n', 'first line'],
  ['# 0038 Chat\n\n- Messages are numbered.\n\nStatus: accepted\n', 'first line'],
  ['# 0038 Chat\n\n## Decision\n\nStatus: accepted\n', 'first line'],
  ['# 0038 Chat\n\nMessages are numbered.\n', 'Status'],
])('a record in another form is found: %j', (text, problem) => {
  expect(decisionProblems(path, text)).toMatchObject([expect.stringContaining(problem)]);
});
