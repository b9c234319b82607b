const SAMPLE_SIZE = 4;
const MAX_DEPTH = 6;
const WORD_BYTES = 8;
const OBJECT_BYTES = 24;

/**
 * Roughly how much memory a value takes. Long collections are sampled instead of walked, so the cost does not grow with
 * them; what a closure captures is not counted.
 */
export function estimateBytes(value: unknown, depth = 0): number {
  if (typeof value === 'string') return OBJECT_BYTES + value.length;
  if (typeof value !== 'object' || value === null) return WORD_BYTES;
  if (depth === MAX_DEPTH) return OBJECT_BYTES;
  if (Array.isArray(value)) return OBJECT_BYTES + ofArray(value, depth + 1);
  if (value instanceof Map || value instanceof Set) return OBJECT_BYTES + ofEntries(value, depth + 1);
  if (ArrayBuffer.isView(value)) return OBJECT_BYTES + value.byteLength;
  return OBJECT_BYTES + ofFields(value, depth + 1);
}

function ofFields(value: object, depth: number): number {
  let bytes = 0;
  for (const field of Object.values(value)) bytes += WORD_BYTES + estimateBytes(field, depth);
  return bytes;
}

/** The average of a few evenly spaced elements, times their number. */
function ofArray(elements: readonly unknown[], depth: number): number {
  const { length } = elements;
  const count = Math.min(length, SAMPLE_SIZE);
  let bytes = 0;
  for (let index = 0; index < count; index += 1)
    bytes += WORD_BYTES + estimateBytes(elements[Math.floor((index * length) / count)], depth);
  return count === 0 ? 0 : (bytes / count) * length;
}

/** The average of the first entries, times their number. */
function ofEntries(entries: ReadonlyMap<unknown, unknown> | ReadonlySet<unknown>, depth: number): number {
  let bytes = 0;
  let count = 0;
  for (const entry of entries) {
    bytes += WORD_BYTES + estimateBytes(entry, depth);
    count += 1;
    if (count === SAMPLE_SIZE) break;
  }
  return count === 0 ? 0 : (bytes / count) * entries.size;
}
