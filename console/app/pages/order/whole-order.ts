import type { readBoardOrder } from '@rialto/contract/calls/console/orders.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';

export type WholeOrder = Reply<typeof readBoardOrder>;
