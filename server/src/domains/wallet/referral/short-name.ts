/** First name and initial: enough to recognise a friend. */
export function shortName(fName: string | null, lName: string | null): string {
  const initial = [...(lName ?? '')][0];
  return [fName, initial && `${initial}.`].filter(Boolean).join(' ');
}
