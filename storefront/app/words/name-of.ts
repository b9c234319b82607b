/** First and last name, as far as given. */
export function nameOf(person: { f_name: string; l_name: string } | null): string {
  return person ? `${person.f_name} ${person.l_name}`.trim() : '';
}
