/** For rows and for replies with stock, which orders change without a notification. See `STOCK_SECONDS` for the sum. */
export const STOCK_TTL_MS = 4_000;
