/** A void element as text. Its attributes have React's names. */
export function markupOf(tag: string, attributes: Record<string, string | undefined>): string {
  let text = `<${tag}`;
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) text += ` ${name === 'className' ? 'class' : name.toLowerCase()}="${escaped(value)}"`;
  return `${text}/>`;
}

const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

function escaped(value: string): string {
  return /[&"<>]/.test(value) ? value.replaceAll(/[&"<>]/g, (sign) => escapes[sign] ?? sign) : value;
}
