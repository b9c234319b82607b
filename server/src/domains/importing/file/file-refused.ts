import type { ImportRefusal } from '@rialto/contract/shapes/import/problems.ts';

/** The whole file is refused, with one sentence. */
export class FileRefused extends Error {
  override name = 'FileRefused';
  readonly code: ImportRefusal;
  readonly params: Record<string, string | number>;

  constructor(code: ImportRefusal, params: Record<string, string | number> = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}
