import Type from 'typebox';

const MAX_LIMIT = 50;
const MAX_PAGE = 10_000;
export const PAGE_SIZE = 10;

/** limit and offset, where offset is a page number from 1 (specification 1, section 9). */
export const paging = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_LIMIT, default: PAGE_SIZE })),
  offset: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE, default: 1 })),
};

/** What every paged reply contains besides its list. */
export const pageReply = {
  total_size: Type.Integer(),
  limit: Type.Integer(),
  offset: Type.Integer(),
};
