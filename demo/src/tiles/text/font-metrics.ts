import { readFileSync } from 'node:fs';

/** The advance of each character as a share of the font size, read from the font file. */
export class FontMetrics {
  readonly #file: DataView;
  readonly #tables = new Map<string, number>();
  readonly #unitsPerEm: number;
  readonly #lastMetric: number;

  constructor(path: string) {
    const bytes = readFileSync(path);
    this.#file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const count = this.#file.getUint16(4);
    for (let i = 0; i < count; i++) {
      const record = 12 + i * 16;
      const tag = String.fromCharCode(...[0, 1, 2, 3].map((k) => this.#file.getUint8(record + k)));
      this.#tables.set(tag, this.#file.getUint32(record + 8));
    }
    this.#unitsPerEm = this.#file.getUint16(this.#table('head') + 18);
    this.#lastMetric = this.#file.getUint16(this.#table('hhea') + 34) - 1;
  }

  advanceOf(character: string): number {
    const glyph = this.#glyphOf(character.codePointAt(0) ?? 0);
    const metric = this.#table('hmtx') + Math.min(glyph, this.#lastMetric) * 4;
    return this.#file.getUint16(metric) / this.#unitsPerEm;
  }

  has(character: string): boolean {
    return this.#glyphOf(character.codePointAt(0) ?? 0) !== 0;
  }

  #table(tag: string): number {
    const at = this.#tables.get(tag);
    if (at === undefined) throw new Error(`font without a ${tag} table`);
    return at;
  }

  /** Looks up a character in the font's format 4 map, which contains all characters of labels. */
  #glyphOf(code: number): number {
    const map = this.#characterMap();
    const segments = this.#file.getUint16(map + 6) / 2;
    const ends = map + 14;
    const starts = ends + segments * 2 + 2;
    const deltas = starts + segments * 2;
    const offsets = deltas + segments * 2;
    for (let i = 0; i < segments; i++) {
      if (this.#file.getUint16(ends + i * 2) < code) continue;
      const start = this.#file.getUint16(starts + i * 2);
      if (start > code) return 0;
      const offset = this.#file.getUint16(offsets + i * 2);
      if (offset === 0) return (code + this.#file.getUint16(deltas + i * 2)) & 0xffff;
      return this.#file.getUint16(offsets + i * 2 + offset + (code - start) * 2);
    }
    return 0;
  }

  #characterMap(): number {
    const cmap = this.#table('cmap');
    const count = this.#file.getUint16(cmap + 2);
    for (let i = 0; i < count; i++) {
      const map = cmap + this.#file.getUint32(cmap + 4 + i * 8 + 4);
      if (this.#file.getUint16(map) === 4) return map;
    }
    throw new Error('font without a format 4 character map');
  }
}
