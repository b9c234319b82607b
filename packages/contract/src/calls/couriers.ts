import Type, { type Static } from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { courierHead, stop } from '../shapes/courier.ts';
import { courierSteps, handoverKinds, type CourierStep, type HandoverKind } from '../shapes/enums.ts';
import { amount, flag, moment, orNull, sentMoment } from '../shapes/fields.ts';
import { longId } from '../shapes/ids.ts';
import { input } from '../shapes/input.ts';
import { latitude, longitude } from '../shapes/point.ts';
import { line } from '../shapes/text.ts';

const group = 'courier';
const needs = ['courier'] as const;

export const readRun = endpoint({
  method: 'GET',
  path: '/courier/run',
  group,
  summary: 'The run of a courier: what to pick up, where, for whom, and how much cash to collect.',
  needs,
  reply: Type.Object({
    courier: Type.Object({ ...courierHead, is_on_shift: flag }),
    shift_started_at: orNull(moment),
    /** Since the shift began. */
    cash_collected: amount,
    currency_symbol: Type.String(),
    currency_symbol_direction: Type.Union([Type.Literal('left'), Type.Literal('right')]),
    digit_after_decimal_point: Type.Integer(),
    settings: Type.Object({
      handover: Type.Unsafe<HandoverKind>(Type.Union(handoverKinds.map((kind) => Type.Literal(kind)))),
      hides_phones: flag,
      undo_seconds: Type.Integer(),
      position_seconds: Type.Integer(),
    }),
    stops: Type.Array(stop),
  }),
});
export type Run = Static<(typeof readRun)['reply']>;

export const changeShift = endpoint({
  method: 'POST',
  path: '/courier/shift',
  group,
  summary: 'Begins or ends the shift of a courier. A shift with accepted orders cannot end.',
  needs,
  body: input({ is_on_shift: flag }),
  reply: Type.Object({ is_on_shift: flag, shift_started_at: orNull(moment) }),
  refuses: ['run_not_finished'],
});

const PHOTO_MAX_BYTES = 5_000_000;

export const takeStep = endpoint({
  method: 'POST',
  path: '/courier/assignments/{id}/step',
  group,
  summary: 'The next step of an order of the run. Repeating a step that was taken has no further effect.',
  needs,
  params: input({ id: longId }),
  body: input({
    step: Type.Unsafe<CourierStep>(Type.Union(courierSteps.map((step) => Type.Literal(step)))),
    /** When the courier pressed the button; it may be earlier than the request if there was no network. */
    pressed_at: Type.Optional(sentMoment),
    code: Type.Optional(Type.String({ pattern: '^[0-9]{4}$', examples: ['4821'] })),
    reason: Type.Optional(line(255)),
  }),
  files: { photo: { maxCount: 1, maxBytes: PHOTO_MAX_BYTES } },
  reply: Type.Object({ order_id: Type.Integer(), order_status: Type.String({ examples: ['picked_up'] }) }),
  refuses: [
    'assignment_unknown',
    'order_step_refused',
    'handover_code_wrong',
    'handover_photo_required',
    'too_many_requests',
  ],
});

const MAX_POINTS = 20;

export const reportPosition = endpoint({
  method: 'POST',
  path: '/courier/position',
  group,
  limit: 'positions',
  summary: 'Where the courier is. Implausible points, and more than one in three seconds, are ignored.',
  needs,
  body: input({
    points: Type.Array(
      input({
        latitude,
        longitude,
        at: sentMoment,
        /** Metres. */
        accuracy: Type.Optional(Type.Number({ minimum: 0, maximum: 100_000 })),
        /** Degrees, clockwise from north. */
        heading: Type.Optional(Type.Number({ minimum: 0, maximum: 360 })),
      }),
      { minItems: 1, maxItems: MAX_POINTS },
    ),
  }),
  reply: Type.Object({
    kept: Type.Integer(),
    /** When to send the next point. */
    next_seconds: Type.Integer(),
  }),
});
