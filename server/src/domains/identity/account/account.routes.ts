import * as contract from '@rialto/contract/auth.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { flag } from '../../../platform/flag.ts';
import { messageText } from '../../../platform/messages.ts';
import { resendCode } from '../codes/resend-code.ts';
import type { Desk } from '../desk.ts';
import { logOut } from '../sessions/end-sessions.ts';
import { visitOf } from '../visit-of.ts';
import { finishWithCode } from './finish-with-code.ts';
import { forgetPassword } from './forget-password.ts';
import { logIn } from './log-in.ts';
import { resetPassword, verifyResetCode } from './reset-password.ts';
import { signUp } from './sign-up.ts';

export function accountRoutes(app: App, desk: Desk): void {
  bind(app, contract.signUp, async (call) => {
    const { f_name, l_name, phone, email, password, ref_code, guest_id } = call.body;
    const form = { fName: f_name, lName: l_name, phone, email, password, refCode: ref_code };
    const { token, requestId } = await signUp(desk, form, visitOf(call, guest_id));
    const { language } = call.scope;
    const message =
      requestId === null ? messageText('account.created', language) : messageText('account.code_sent', language);
    return { token, is_phone_verified: 0, request_id: requestId, message };
  });
  bind(app, contract.verifyPhone, async (call) => {
    const { request_id, otp, guest_id } = call.body;
    const done = await finishWithCode(desk, { requestId: request_id, otp }, visitOf(call, guest_id));
    return { token: done.token, is_phone_verified: flag(done.isPhoneVerified) };
  });
  bind(app, contract.resendCode, async (call) => {
    await resendCode(desk, call.body.request_id, visitOf(call));
    return { message: messageText('account.code_sent', call.scope.language) };
  });
  bind(app, contract.logIn, async (call) => {
    const { email_or_phone, password, remember = true, guest_id } = call.body;
    const form = { emailOrPhone: email_or_phone, password, isRemembered: remember };
    const { token, isPhoneVerified } = await logIn(desk, form, visitOf(call, guest_id));
    return { token, is_phone_verified: flag(isPhoneVerified) };
  });
  bind(app, contract.logOut, async ({ db, scope }) => {
    await logOut(db, scope.token ?? '');
    return { message: messageText('account.logged_out', scope.language) };
  });
  bind(app, contract.forgetPassword, async (call) => {
    const requestId = await forgetPassword(desk, call.body.email_or_phone, visitOf(call));
    return { request_id: requestId, message: messageText('account.code_sent', call.scope.language) };
  });
  bind(app, contract.verifyResetCode, async ({ body: { request_id, otp } }) => ({
    reset_token: await verifyResetCode(desk, { requestId: request_id, otp }),
  }));
  bind(app, contract.resetPassword, async (call) => {
    const { reset_token, password } = call.body;
    await resetPassword(desk, { resetToken: reset_token, password }, visitOf(call));
    return { message: messageText('account.password_reset', call.scope.language) };
  });
  bind(app, contract.readLoginMethods, async () => {
    const { verification } = await desk.settings.shop();
    return {
      phone_verification_status: flag(verification === 'phone'),
      email_verification_status: flag(verification === 'email'),
      social_login: desk.settings.social.providers.map(({ medium, name }) => ({ login_medium: medium, name })),
    };
  });
}
