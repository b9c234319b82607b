/** Parses a typed amount, also with a comma or Arabic digits; null if it is not one. */
export function parseAmount(typed: string): number | null {
  const western = typed
    .trim()
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[,٫]/, '.');
  return /^\d{1,9}(\.\d{0,3})?$/.test(western) ? Number(western) : null;
}
