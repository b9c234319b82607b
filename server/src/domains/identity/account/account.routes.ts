import * as contract from '@rialto/contract/calls/account/auth.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { flag } from '../../../platform/wire-values.ts';
import { textOf } from '../../../platform/texts.ts';
import { resendCode } from '../codes/resend-code.ts';
import type { IdentityDeps } from '../identity-settings.ts';
import { logOut } from '../sessions/manage-sessions.ts';
import { originOf } from '../request-origin.ts';
import { finishWithCode } from './finish-with-code.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { logIn } from './log-in.ts';
import { resetPassword, verifyResetCode } from './reset-password.ts';
import { signUp } from './sign-up.ts';

export function accountRoutes(app: App, deps: IdentityDeps): void {
  bind(app, contract.signUp, async (call) => {
    const { f_name, l_name, phone, email, password, ref_code, guest_id } = call.body;
    const form = { fName: f_name, lName: l_name, phone, email, password, refCode: ref_code };
    const { token, requestId } = await signUp(deps, form, originOf(call, guest_id));
    const { language } = call.scope;
    const message = requestId === null ? textOf('account.created', language) : textOf('account.code_sent', language);
    return { token, is_phone_verified: 0, request_id: requestId, message };
  });
  bind(app, contract.verifyPhone, async (call) => {
    const { request_id, otp, guest_id } = call.body;
    const done = await finishWithCode(deps, { requestId: request_id, otp }, originOf(call, guest_id));
    return { token: done.token, is_phone_verified: flag(done.isPhoneVerified) };
  });
  bind(app, contract.resendCode, async (call) => {
    await resendCode(deps, call.body.request_id, originOf(call));
    return { message: textOf('account.code_sent', call.scope.language) };
  });
  bind(app, contract.logIn, async (call) => {
    const { email_or_phone, password, remember = true, guest_id } = call.body;
    const form = { emailOrPhone: email_or_phone, password, isRemembered: remember };
    const { token, isPhoneVerified } = await logIn(deps, form, originOf(call, guest_id));
    return { token, is_phone_verified: flag(isPhoneVerified) };
  });
  bind(app, contract.logOut, async ({ db, scope }) => {
    await logOut(db, scope.token ?? '');
    return { message: textOf('account.logged_out', scope.language) };
  });
  bind(app, contract.forgetPassword, async (call) => {
    const requestId = await requestPasswordReset(deps, call.body.email_or_phone, originOf(call));
    return { request_id: requestId, message: textOf('account.code_sent', call.scope.language) };
  });
  bind(app, contract.verifyResetCode, async ({ body: { request_id, otp } }) => ({
    reset_token: await verifyResetCode(deps, { requestId: request_id, otp }),
  }));
  bind(app, contract.resetPassword, async (call) => {
    const { reset_token, password } = call.body;
    await resetPassword(deps, { resetToken: reset_token, password }, originOf(call));
    return { message: textOf('account.password_reset', call.scope.language) };
  });
  bind(app, contract.readLoginMethods, async () => {
    const { verification } = await deps.settings.shop();
    return {
      phone_verification_status: flag(verification === 'phone'),
      email_verification_status: flag(verification === 'email'),
      social_login: deps.settings.social.providers.map(({ medium, name }) => ({ login_medium: medium, name })),
    };
  });
}
