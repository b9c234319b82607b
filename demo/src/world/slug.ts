/** "Teta's Kitchen & Co." becomes tetas-kitchen-and-co. */
export function slugOf(nameEn: string): string {
  return nameEn
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
