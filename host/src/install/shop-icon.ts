/** The background colour of the icon. */
const GROUND = '#c8411b';
const SVG_DOTS_PER_INCH = 72;
const MARK_UNITS = 32;

/** any: unchanged; maskable: cut to any shape by the device (only the middle is safe); touch: rounded by iOS. */
export const iconNames = ['any-192', 'any-512', 'maskable-192', 'maskable-512', 'touch-180'] as const;
export type IconName = (typeof iconNames)[number];

const shareOfMark = { maskable: 0.7, touch: 0.86 };

/** Renders an icon from the shop's logo, an SVG of 32 by 32 units. */
export async function shopIcon(mark: Buffer, name: IconName): Promise<Buffer> {
  const [cut, size] = partsOf(name);
  if (cut === 'any') return drawn(mark, size);
  const inner = Math.round(size * shareOfMark[cut]);
  const { default: sharp } = await import('sharp');
  return sharp({ create: { width: size, height: size, channels: 3, background: GROUND } })
    .composite([{ input: await drawn(mark, inner) }])
    .png()
    .toBuffer();
}

async function drawn(mark: Buffer, size: number): Promise<Buffer> {
  // Loaded for the first icon, because the decoders take 20 MB.
  const { default: sharp } = await import('sharp');
  return sharp(mark, { density: (SVG_DOTS_PER_INCH * size) / MARK_UNITS })
    .resize(size, size)
    .png()
    .toBuffer();
}

function partsOf(name: IconName): ['any' | 'maskable' | 'touch', number] {
  const [cut, size] = name.split('-');
  return [cut as 'any' | 'maskable' | 'touch', Number(size)];
}
