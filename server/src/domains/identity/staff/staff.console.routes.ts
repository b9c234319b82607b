import { readOwnStaff as meContract } from '@rialto/contract/calls/console/me.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { staffOf } from '../../../platform/http/caller.ts';
import { readOwnStaff } from './read-own-staff.ts';

export function staffRoutes(app: App): void {
  bind(app, meContract, (call) => readOwnStaff(call.db, staffOf(call)));
}
