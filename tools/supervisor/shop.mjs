// The shop as a child of `npm start`. It stops itself when its parent has ended, because nothing else would stop it.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Built by `tools/build.mjs` (decision 73).
await import(new URL('../../server/build/main.js', import.meta.url).href);
process.send?.('open');
