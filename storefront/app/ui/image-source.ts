const WIDTHS = [160, 320, 480, 640, 960, 1280, 1600];

/** The picture's address in a given width. Addresses that are no files of a server (previews of an upload) stay as they are. */
export function sourceAt(src: string, width: number): string {
  if (isLocal(src)) return src;
  return `${src}${src.includes('?') ? '&' : '?'}w=${width}`;
}

export function sourceSet(src: string): string | undefined {
  return isLocal(src) ? undefined : WIDTHS.map((width) => `${sourceAt(src, width)} ${width}w`).join(', ');
}

function isLocal(src: string): boolean {
  return src.startsWith('data:') || src.startsWith('blob:');
}
