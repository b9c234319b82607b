/** Another running app uses this data. Two apps on the same data would stop each other's database. */
export class DataDirectoryInUse extends Error {
  override name = 'DataDirectoryInUse';

  constructor(dataDir: string, pid: number) {
    super(
      `Another Rialto (process ${pid}) is already running on the data in ${dataDir}; stop it or choose another folder`,
    );
  }
}

/** The embedded database cannot run here. The message starts with one sentence for the operator. */
export class EmbeddedStartFailed extends Error {
  override name = 'EmbeddedStartFailed';
  readonly sentence: string;
  readonly logLines: readonly string[];

  constructor(sentence: string, { logLines = [], cause }: { logLines?: readonly string[]; cause?: unknown } = {}) {
    super([sentence, ...logLines.map((line) => `  | ${line}`)].join('\n'), { cause });
    this.sentence = sentence;
    this.logLines = logLines;
  }
}

export const OTHER_DATABASE_HINT = 'set DATABASE_URL=postgres://user:password@host/database to use another PostgreSQL';
