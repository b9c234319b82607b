const WIDTHS = [160, 320, 480, 640, 960, 1280, 1600];

/** The picture's address in a given width. Addresses that are no files of a server (previews of an upload) stay as they are. */
export function sourceAt(src: string, width: number): string {
  if (isLocal(src)) return src;
  return `${src}${src.includes('?') ? '&' : '?'}w=${width}`;
}

/** What the browser may choose from. A picture that is never shown wide need not offer its wide files. */
export function sourceSet(src: string, maxWidth = Infinity): string | undefined {
  if (isLocal(src)) return undefined;
  const offered = WIDTHS.filter((width) => width <= maxWidth);
  return offered.map((width) => `${sourceAt(src, width)} ${width}w`).join(', ');
}

function isLocal(src: string): boolean {
  return src.startsWith('data:') || src.startsWith('blob:');
}
