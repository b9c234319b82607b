import * as contract from '@rialto/contract/calls/console/team/staff-second-factor.ts';
import type { App } from '../../../../platform/app.ts';
import { bind } from '../../../../platform/http/bind.ts';
import { staffOf } from '../../../../platform/http/caller.ts';
import { textOf } from '../../../../platform/texts.ts';
import type { IdentitySettings } from '../../identity-settings.ts';
import { enterStaffCode } from './enter-staff-code.ts';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor, renewRecoveryCodes } from './switch-second-factor.ts';

export function secondFactorRoutes(app: App, { shopName }: Pick<IdentitySettings, 'shopName'>): void {
  bind(app, contract.enterStaffCode, async (call) => {
    await enterStaffCode(app, { staff: staffOf(call), token: call.scope.token ?? '', code: call.body.code });
    return { message: textOf('console.access_code_accepted', call.scope.language) };
  });
  bind(app, contract.beginSecondFactor, async (call) => {
    const issuer = (await shopName())(call.scope.language);
    return beginSecondFactor(app, { staff: staffOf(call), password: call.body.password }, issuer);
  });
  bind(app, contract.confirmSecondFactor, async (call) => ({
    recovery_codes: await confirmSecondFactor(app, {
      staff: staffOf(call),
      token: call.scope.token ?? '',
      code: call.body.code,
    }),
  }));
  bind(app, contract.renewRecoveryCodes, async (call) => ({
    recovery_codes: await renewRecoveryCodes(app, { staff: staffOf(call), password: call.body.password }),
  }));
  bind(app, contract.endSecondFactor, async (call) => {
    await endSecondFactor(app, { staff: staffOf(call), password: call.body.password });
    return { message: textOf('console.access_factor_ended', call.scope.language) };
  });
}
