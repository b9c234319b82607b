/** The logger of this package. A pino logger has this shape. */
export type Log = {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

const ignore = () => undefined;

export const silentLog: Log = { info: ignore, warn: ignore, error: ignore };
