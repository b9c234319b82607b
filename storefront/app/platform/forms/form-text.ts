/** What was typed into a field of a form; nothing when there is no such field. */
export function textIn(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
}
