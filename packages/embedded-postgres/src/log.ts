/** The logger that the caller passes in. A pino logger fits. */
export type Log = {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

const ignore = () => undefined;

export const silentLog: Log = { info: ignore, warn: ignore, error: ignore };
