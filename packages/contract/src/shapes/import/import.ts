import Type, { type Static } from 'typebox';
import { flag, moment, optionalText, orNull } from '../fields.ts';
import { longId } from '../ids.ts';

/** The tables of an import, each a CSV file, in the order in which they refer to each other. */
export const importEntities = ['brands', 'conditions', 'categories', 'stores', 'items'] as const;
export type ImportEntity = (typeof importEntities)[number];

/** An uploaded file has one table, or is a ZIP with several and their pictures. */
export const importKinds = ['items', 'stores', 'categories', 'brands', 'conditions', 'zip'] as const;
export type ImportKind = (typeof importKinds)[number];

export const importStates = ['uploading', 'checking', 'checked', 'importing', 'done', 'refused', 'cancelled'] as const;
export type ImportState = (typeof importStates)[number];

/** A file is sent in parts of this size, the last one excepted, so that a broken upload goes on where it stopped. */
export const IMPORT_PART_BYTES = 4 * 1_048_576;
export const MAX_IMPORT_BYTES = 512 * 1_048_576;

const outcome = Type.Object({ added: Type.Integer(), changed: Type.Integer(), unchanged: Type.Integer() });

export const importProblem = Type.Object({
  file: Type.String({ examples: ['items.csv'] }),
  line: Type.Integer({ examples: [12] }),
  /** The header of the column. */
  column: Type.String({ examples: ['price'] }),
  /** The problem and its remedy, in the caller’s language. */
  message: Type.String(),
});
export type ImportProblem = Static<typeof importProblem>;

export const importSummary = Type.Object({
  id: longId,
  file_name: Type.String({ examples: ['items.csv'] }),
  entity: Type.Unsafe<ImportKind>(Type.Union(importKinds.map((name) => Type.Literal(name)))),
  state: Type.Unsafe<ImportState>(Type.Union(importStates.map((name) => Type.Literal(name)))),
  staff_name: Type.String(),
  file_bytes: Type.Integer(),
  /** Of the file while it is received or read; rows while they are imported. */
  bytes_done: Type.Integer(),
  rows_total: Type.Integer(),
  rows_done: Type.Integer(),
  problem_count: Type.Integer(),
  /** Why the whole file is refused, in one sentence. */
  refusal: optionalText,
  report: Type.Array(
    Type.Object({
      entity: Type.Unsafe<ImportEntity>(Type.Union(importEntities.map((name) => Type.Literal(name)))),
      ...outcome.properties,
    }),
  ),
  can_start: flag,
  created_at: moment,
  ended_at: orNull(moment),
});
export type ImportSummary = Static<typeof importSummary>;
