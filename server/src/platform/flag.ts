/** A boolean as the wire has it. */
export function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}
