import { allEndpoints } from '@rialto/contract/all-endpoints.ts';
import { allStreams } from '@rialto/contract/all-streams.ts';
import type { Endpoint, Need, StaffNeed } from '@rialto/contract/http/endpoint.ts';
import type { Stream, StreamCaller } from '@rialto/contract/http/stream.ts';
import { headerNames } from '@rialto/contract/http/headers.ts';
import { languages } from '@rialto/contract/http/languages.ts';
import { refusals, type RefusalCode } from '@rialto/contract/http/refusals.ts';
import { errors } from '@rialto/contract/http/errors.ts';
import { permissions } from '@rialto/contract/shapes/enums.ts';
import { exampleOf, hasExamples } from './openapi-example.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document, generated from the validation schemas. */
export function openApiDocument(publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(allEndpoints)) {
    const path = (paths[`/api/v1${endpoint.path}`] ??= {});
    path[endpoint.method.toLowerCase()] = operation(name, endpoint);
  }
  for (const [name, stream] of Object.entries(allStreams)) {
    paths[`/api/v1${stream.path}`] = { get: streamOperation(name, stream) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Rialto API', version: '1', description: 'Everything a city delivers, over HTTP.' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Errors: errors },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operation(name: string, endpoint: Endpoint): Json {
  return {
    operationId: name,
    tags: [endpoint.group],
    summary: endpoint.summary,
    ...(endpoint.needs.some(
      (need) => need === 'customer' || need === 'courier' || need === 'receiver' || need.startsWith('staff'),
    ) && {
      security: [{ bearer: [] }],
    }),
    ...(endpoint.needs.some((need) => need === 'owner' || need === 'ownerOrNew') && { security: [{ bearer: [] }, {}] }),
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...headerParameters(endpoint),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: bodyContent(endpoint) },
    }),
    responses: {
      200: { description: 'OK', content: { 'application/json': content(endpoint.reply) } },
      ...refusalResponses(endpoint),
    },
  };
}

const headerOfCaller: Record<StreamCaller, { name: string; description: string }> = {
  customer: { name: headerNames.token, description: 'The token of a customer' },
  courier: { name: headerNames.token, description: 'The token of a courier' },
  staff: { name: headerNames.token, description: 'The token of a member of staff' },
  guest: { name: headerNames.guestId, description: 'The guest id, without a token' },
  order: { name: headerNames.trackingToken, description: 'Tracking tokens of single orders, joined by commas' },
};

function streamOperation(name: string, { group, summary, callers, events, refuses }: Stream): Json {
  const own = callers.map((caller) => headerOfCaller[caller]).filter(({ name }) => name !== headerNames.token);
  const resume = { name: headerNames.lastEventId, description: 'The id of the last event that the client has' };
  const fields = Object.entries(events).map(([event, data]) => ({
    type: 'object',
    properties: { id: { type: 'integer' }, event: { const: event }, data },
    required: ['event', 'data'],
  }));
  return {
    operationId: name,
    tags: [group],
    summary,
    security: [{ bearer: [] }, {}],
    parameters: [...own, resume].map((header) => ({
      ...header,
      in: 'header',
      required: false,
      schema: { type: 'string' },
    })),
    responses: {
      200: {
        description: 'Events, until the client or the server ends the stream',
        content: { 'text/event-stream': { schema: { type: 'array', items: { anyOf: fields } } } },
      },
      ...refusalResponses({ needs: [], refuses }),
    },
  };
}

function bodyContent({ body, files }: Endpoint): Json {
  const schema: Json = { ...(body as object) };
  const json = { 'application/json': content(schema) };
  if (files === undefined) return json;
  const pictures: Json = {};
  for (const [name, { maxCount }] of Object.entries(files)) {
    const picture = { type: 'string', format: 'binary' };
    if (maxCount === 1) pictures[name] = picture;
    else pictures[`${name}[]`] = { type: 'array', items: picture, maxItems: maxCount };
  }
  return {
    ...json,
    'multipart/form-data': { schema: { ...schema, properties: { ...(schema['properties'] as object), ...pictures } } },
  };
}

function content(schema: object): Json {
  return { schema, example: exampleOf(schema) };
}

function parameters(place: 'path' | 'query', schema: Endpoint['query']): Json[] {
  const required = (schema.required ?? []) as string[];
  return Object.entries(schema.properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
    ...(hasExamples(property) && { example: exampleOf(property) }),
  }));
}

function headerParameters({ needs }: Endpoint): Json[] {
  const header = (name: string, required: boolean, schema: Json, description: string): Json => ({
    name,
    in: 'header',
    required,
    schema,
    description,
  });
  const text = { type: 'string' };
  return [
    header(
      headerNames.zoneIds,
      needs.includes('zone'),
      { ...text, examples: ['[1,4]'] },
      'A JSON list of zone ids, such as [1,4]',
    ),
    header(headerNames.moduleId, needs.includes('module'), { type: 'integer' }, 'The module the visitor is in'),
    header(headerNames.latitude, needs.includes('point'), { type: 'number' }, 'Where the visitor is'),
    header(headerNames.longitude, needs.includes('point'), { type: 'number' }, 'Where the visitor is'),
    header(headerNames.language, false, { enum: [...languages] }, 'The language of texts and messages'),
  ];
}

const ofStaff: RefusalCode[] = ['token_invalid', 'sign_in_required', 'not_permitted', 'second_factor_required'];

const refusalsOfNeed: Record<Need, RefusalCode[]> = {
  customer: ['token_invalid', 'sign_in_required'],
  owner: ['token_invalid', 'guest_unknown'],
  ownerOrNew: ['token_invalid', 'guest_unknown'],
  zone: ['zone_required'],
  module: ['module_required'],
  point: ['point_required'],
  courier: ['token_invalid', 'sign_in_required'],
  receiver: ['receiver_link_unknown'],
  staff: ['token_invalid', 'sign_in_required', 'second_factor_required'],
  staffSession: ['token_invalid', 'sign_in_required'],
  ...(Object.fromEntries(permissions.map((name) => [`staff:${name}`, ofStaff])) as Record<StaffNeed, RefusalCode[]>),
};

/** One entry per status with its refusal codes. */
function refusalResponses(endpoint: Pick<Endpoint, 'needs' | 'refuses'>): Json {
  const always: RefusalCode[] = ['invalid_input', 'too_many_requests', 'database_unavailable'];
  const forNeeds: RefusalCode[] = endpoint.needs.flatMap((need) => refusalsOfNeed[need]);
  const byStatus = Map.groupBy([...endpoint.refuses, ...forNeeds, ...always], (code) => refusals[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Errors' } } },
      },
    ]),
  );
}
