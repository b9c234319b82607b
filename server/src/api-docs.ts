import Fastify, { type FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';

/** The description of the API, for programs at /api/openapi.json and for people at /api/docs. */
export async function apiDocs(http: FastifyInstance, { publicUrl }: { publicUrl: string }): Promise<void> {
  const document = openApiDocument(publicUrl);
  http.get('/openapi.json', () => document);
  // The library's own page has an inline script, which our policy forbids; our page loads its code from a file.
  http.get('/docs/viewer/js/scalar.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(await viewerScript()),
  );
  http.get('/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage((reply as { nonce?: string }).nonce ?? '')),
  );
}

/** Imported on request: the library keeps its code in memory as text, 17 MB that few servers ever send. */
async function viewerScript(): Promise<Buffer> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const viewer = Fastify();
  await viewer.register(scalar, { configuration: { url: '/api/openapi.json' } });
  return (await viewer.inject('/reference/js/scalar.js')).rawPayload;
}

function docsPage(nonce: string): string {
  const settings = JSON.stringify({
    withDefaultFonts: false,
    telemetry: false,
    hideClientButton: true,
    agent: { disabled: true },
    mcp: { disabled: true },
    showDeveloperTools: 'never',
    // There is no option for the advertisement in the sidebar.
    customCss: '.darklight-reference a { display: none }',
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rialto API</title>
</head>
<body>
<noscript>The description for programs is at <a href="/api/openapi.json">/api/openapi.json</a>.</noscript>
<script id="api-reference" type="application/json" data-url="/api/openapi.json" data-configuration='${settings}'></script>
<script nonce="${nonce}" src="/api/docs/viewer/js/scalar.js"></script>
</body>
</html>`;
}
