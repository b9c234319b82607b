/**
 * How long a client may use a reply with stock without asking again; the tag then says whether it changed. The server
 * may have cached the reply and its rows for four seconds each, so what is shown is at most ten seconds old.
 */
export const STOCK_SECONDS = 2;
