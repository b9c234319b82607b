import type { Endpoint } from '@rialto/contract/http/endpoint.ts';
import type { Database } from '@rialto/database/connect.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { Check } from 'typebox/value';
import { expect } from 'vitest';
import { watchTables } from '../../../platform/cache/table-changes.ts';
import { sendError } from '../../../platform/http/send-error.ts';
import { compileSchema } from '../../../platform/http/validation.ts';
import { bareApp } from '../../../testing/bare-app.ts';
import type { GeoSettings } from '../geo-provider.ts';
import { openGeo } from '../geo.public.ts';
import { geoRoutes } from '../geo.routes.ts';

/** The routes of this domain without the rest of the server. */
export async function openGeoHttp(db: Database, settings: GeoSettings): Promise<FastifyInstance> {
  const http = Fastify();
  http.setValidatorCompiler(compileSchema);
  http.setErrorHandler(sendError);
  const app = bareApp(http, { db: db.sql, onChange: watchTables(db) });
  geoRoutes(app, openGeo(app, settings));
  await http.ready();
  return http;
}

/** Calls an endpoint and checks a successful reply against the contract. */
export async function callOver(
  http: FastifyInstance,
  { method, path, reply }: Endpoint,
  query: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: unknown }> {
  const response = await http.inject({ method, url: path, query, headers });
  const body: unknown = response.json();
  if (response.statusCode === 200) expect(Check(reply, body)).toBe(true);
  return { status: response.statusCode, body };
}
