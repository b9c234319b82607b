import Type, { type Static } from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { flag, moment, orNull } from '../../shapes/fields.ts';
import { longId } from '../../shapes/ids.ts';
import { input } from '../../shapes/input.ts';

const group = 'console';
const needs = ['staff:orders'] as const;
const params = input({ id: longId });
const MAX_BUSY_MINUTES = 120;

/** How long a store takes no orders; `none` resumes it. */
const pauseLengths = ['hour', 'tomorrow', 'open_end', 'none'] as const;
export type PauseLength = (typeof pauseLengths)[number];

const boardStore = Type.Object({
  id: Type.Integer(),
  name: Type.String({ examples: ['El Bahr Grill'] }),
  timezone: Type.String({ examples: ['Africa/Cairo'] }),
  open: flag,
  is_paused: flag,
  /** Null if the store is not paused, or until it is resumed. */
  paused_until: orNull(moment),
  /** Minutes that are added to every arrival. */
  busy_minutes: Type.Integer(),
  /** A person has worked for the store within the last hour. */
  is_staffed: flag,
  /** Only in the demo city: the simulation plays this store. */
  is_simulated: flag,
  /** Only in the demo city: a person has taken the store over and may give it back. */
  is_taken_over: flag,
});
export type BoardStore = Static<typeof boardStore>;

export const listBoardStores = endpoint({
  method: 'GET',
  path: '/console/board/stores',
  group,
  summary:
    'The stores that the caller works for: whether they take orders, whether they are busy, and their player in the demo.',
  needs,
  reply: Type.Object({ stores: Type.Array(boardStore) }),
});

export const pauseStore = endpoint({
  method: 'PUT',
  path: '/console/board/stores/{id}/pause',
  group,
  summary: 'A store takes no orders for an hour, until the next morning, or until it is resumed.',
  needs,
  params,
  body: input({ length: Type.Unsafe<PauseLength>(Type.Union(pauseLengths.map((name) => Type.Literal(name)))) }),
  reply: boardStore,
  refuses: ['store_unknown'],
});

export const changeBusyMode = endpoint({
  method: 'PUT',
  path: '/console/board/stores/{id}/busy',
  group,
  summary: 'A busy store adds minutes to every preparation and arrival; 0 ends it.',
  needs,
  params,
  body: input({ minutes: Type.Integer({ minimum: 0, maximum: MAX_BUSY_MINUTES, examples: [15] }) }),
  reply: boardStore,
  refuses: ['store_unknown'],
});

export const takeOverStore = endpoint({
  method: 'PUT',
  path: '/console/board/stores/{id}/staffed',
  group,
  summary: 'In the demo city: takes a store over from the simulation, or gives it back.',
  needs,
  params,
  body: input({ is_staffed: flag }),
  reply: boardStore,
  refuses: ['store_unknown'],
});
