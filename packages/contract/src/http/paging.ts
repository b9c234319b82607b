import Type from 'typebox';
import { moment } from '../shapes/fields.ts';

const MAX_LIMIT = 50;
const MAX_PAGE = 10_000;
export const PAGE_SIZE = 10;

/** limit and offset, where offset is a page number from 1 (specification 1, section 9). */
export const paging = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_LIMIT, default: PAGE_SIZE })),
  offset: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE, default: 1 })),
};

const UTC_MOMENT = '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,3})?Z$';

/** Paging of a list that shows what can be ordered first. */
export const openFirstPaging = {
  ...paging,
  as_of: Type.Optional(
    Type.String({
      pattern: UTC_MOMENT,
      examples: ['2026-03-02T12:00:00.000Z'],
      description:
        'The as_of of the first page: further pages then continue its order, also if a store opens meanwhile',
    }),
  ),
};

/** What every paged reply contains besides its list. */
export const pageReply = {
  total_size: Type.Integer(),
  limit: Type.Integer(),
  offset: Type.Integer(),
};

/** The reply to `openFirstPaging`; `as_of` is the time at which the order of the list was decided. */
export const openFirstReply = { ...pageReply, as_of: moment };
