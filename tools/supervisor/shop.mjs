// The shop as a child of `npm start`. It stops itself when its parent has ended, because nothing else would stop it.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
await import('../../server/build/main.js');
process.send?.('open');
