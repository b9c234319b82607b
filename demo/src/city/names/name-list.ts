/** The part of a street's name that is not "Street": Jasmine, الياسمين. */
export type BaseName = { en: string; ar: string };

/** Name lists are written "English=Arabic; …" so that a translator sees both side by side. */
export function nameList(text: string): BaseName[] {
  return text
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [en, ar] = pair.split('=');
      if (!en || !ar) throw new Error(`name without translation: ${pair}`);
      return { en: en.trim(), ar: ar.trim() };
    });
}
