import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import {
  IMPORT_PART_BYTES,
  importEntities,
  importKinds,
  importProblem,
  importSummary,
  MAX_IMPORT_BYTES,
  type ImportEntity,
  type ImportKind,
} from '../../shapes/import/import.ts';
import { longId } from '../../shapes/ids.ts';
import { input } from '../../shapes/input.ts';
import { line } from '../../shapes/text.ts';

const group = 'console';
const needs = ['staff:catalogue'] as const;
const params = input({ id: longId });
const entity = Type.Unsafe<ImportEntity>(Type.Union(importEntities.map((name) => Type.Literal(name))));
const kind = Type.Unsafe<ImportKind>(Type.Union(importKinds.map((name) => Type.Literal(name))));
/** Sent as it is made, not as JSON. */
const file = Type.Unsafe<unknown>(Type.String({ examples: ['sku,store,category,name_en,price'] }));
const MAX_PARTS = Math.ceil(MAX_IMPORT_BYTES / IMPORT_PART_BYTES);

export const listImports = endpoint({
  method: 'GET',
  path: '/console/imports',
  group,
  summary: 'The last imports. Staff of a store see their own.',
  needs,
  reply: Type.Object({ imports: Type.Array(importSummary) }),
});

export const readImport = endpoint({
  method: 'GET',
  path: '/console/imports/{id}',
  group,
  summary: 'An import with its progress, its report and the first of its problems.',
  needs,
  params,
  reply: Type.Object({ ...importSummary.properties, problems: Type.Array(importProblem) }),
  refuses: ['import_unknown'],
});

export const addImport = endpoint({
  method: 'POST',
  path: '/console/imports',
  group,
  summary: `Begins an import. The file follows in parts of ${IMPORT_PART_BYTES} bytes. Staff of a store import items only.`,
  needs,
  body: input({ file_name: line(200), entity: kind, file_bytes: Type.Integer({ minimum: 1, examples: [20_480] }) }),
  reply: importSummary,
  refuses: ['not_permitted', 'import_too_large'],
});

export const addImportPart = endpoint({
  method: 'POST',
  path: '/console/imports/{id}/parts',
  group,
  summary: 'Stores one part of the file; the same part may be sent again. After the last part the check begins.',
  needs,
  params,
  body: input({ number: Type.Integer({ minimum: 0, maximum: MAX_PARTS }) }),
  files: { part: { maxCount: 1, maxBytes: IMPORT_PART_BYTES } },
  reply: importSummary,
  refuses: ['import_unknown', 'import_state_refused', 'import_part_wrong'],
});

export const startImport = endpoint({
  method: 'POST',
  path: '/console/imports/{id}/start',
  group,
  summary: 'Starts a checked import without problems. Each store is imported in one transaction.',
  needs,
  params,
  body: input({}),
  reply: importSummary,
  refuses: ['import_unknown', 'import_state_refused', 'import_running'],
});

export const cancelImport = endpoint({
  method: 'POST',
  path: '/console/imports/{id}/cancel',
  group,
  summary: 'Cancels an import. Stores that were imported stay so; the one being imported is rolled back.',
  needs,
  params,
  body: input({}),
  reply: importSummary,
  refuses: ['import_unknown', 'import_state_refused'],
});

export const readImportProblems = endpoint({
  method: 'GET',
  path: '/console/imports/{id}/problems',
  group,
  summary: 'The problems of an import as a CSV file.',
  needs,
  params,
  reply: file,
  refuses: ['import_unknown'],
});

export const readImportTemplate = endpoint({
  method: 'GET',
  path: '/console/import-templates/{entity}',
  group,
  summary: 'A CSV file with the header of a table and an example.',
  needs,
  params: input({ entity }),
  reply: file,
});

export const exportCatalogue = endpoint({
  method: 'GET',
  path: '/console/exports/{kind}',
  group,
  summary: 'A table of the catalogue as CSV, or all of it as ZIP with pictures, exactly as an import reads it.',
  needs,
  params: input({ kind }),
  query: input({ store_id: Type.Optional(longId) }),
  reply: file,
  refuses: ['not_permitted', 'store_unknown'],
});

export const listExportStores = endpoint({
  method: 'GET',
  path: '/console/export-stores',
  group,
  summary: 'The stores whose items the caller may export.',
  needs,
  reply: Type.Object({ stores: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })) }),
});
