const WIDTHS = [160, 320, 480, 640, 960, 1280, 1600];

/** The URL of a picture in a width. URLs that are not files of a server (previews of an upload) are unchanged. */
export function sourceAt(src: string, width: number): string {
  if (isLocal(src)) return src;
  return `${src}${src.includes('?') ? '&' : '?'}w=${width}`;
}

/** The srcset of a picture, without files wider than needed. */
export function sourceSet(src: string, maxWidth = Infinity): string | undefined {
  if (isLocal(src)) return undefined;
  const offered = WIDTHS.filter((width) => width <= maxWidth);
  return offered.map((width) => `${sourceAt(src, width)} ${width}w`).join(', ');
}

/** The main colour of a picture: its id ends with it. */
export function tintOf(src: string | null | undefined): string | undefined {
  const [colour] = /(?<=-)[0-9a-f]{6}$/.exec(src ?? '') ?? [];
  return colour && `#${colour}`;
}

function isLocal(src: string): boolean {
  return src.startsWith('data:') || src.startsWith('blob:');
}
