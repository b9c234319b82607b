import Fastify from 'fastify';

// What Node and Fastify cost by themselves: one route with a parameter that answers JSON.
const http = Fastify();
http.get<{ Params: { id: string } }>('/constant/:id', ({ params }) => ({ id: params.id, limit: 12, zones: [1] }));
await http.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.on('SIGTERM', () => void http.close().then(() => process.exit(0)));
