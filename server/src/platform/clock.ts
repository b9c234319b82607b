/** The server's idea of now. A parameter everywhere, so that a test can stand at the minute it needs. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
