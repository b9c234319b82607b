const DECISION = /^docs\/decisions\/(\d{4})-[\w-]+\.md$/;

/** What is wrong with the beginning of a decision record: the title is its subject, then come the decision and its status. */
export function decisionProblems(path: string, text: string): string[] {
  const number = DECISION.exec(path)?.[1];
  if (number === undefined) return [];
  const [title = '', gap, decision = ''] = text.split('\n');
  const problems: string[] = [];
  if (!title.startsWith(`# ${number} `)) problems.push(`the title does not begin with “# ${number} ”`);
  if (gap !== '' || !/^[A-Z`]/.test(decision) || decision.startsWith('Status:'))
    problems.push('the decision itself is not the first line below the title');
  if (!/\n\nStatus: \w/.test(text)) problems.push('there is no line “Status: …”');
  return problems;
}
