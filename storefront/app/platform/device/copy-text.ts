/** A page that did not come over HTTPS has no clipboard: then it is refused. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
