import type { LoggedChange } from '@rialto/contract/calls/console/team/staff-changes.ts';
import { t } from '@rialto/texts/text.ts';

/** What was done, by the name of the call, where "added", "changed" or "removed" would say too little. */
const names: Readonly<Record<string, () => string>> = {
  changeBusyMode: () => t('console.log_action_change_busy_mode'),
  pauseStore: () => t('console.log_action_pause_store'),
  takeOverStore: () => t('console.log_action_take_over_store'),
  orderCategories: () => t('console.log_action_order_categories'),
  changeItems: () => t('console.log_action_change_items'),
  sellOutItem: () => t('console.log_action_sell_out_item'),
  changeStoreHours: () => t('console.log_action_change_store_hours'),
  undoChange: () => t('console.log_action_undo_change'),
  renewCourierLink: () => t('console.log_action_renew_courier_link'),
  revokeCourierLink: () => t('console.log_action_revoke_courier_link'),
  blockCustomer: () => t('console.log_action_block_customer'),
  unblockCustomer: () => t('console.log_action_unblock_customer'),
  markContactMessage: () => t('console.log_action_mark_contact_message'),
  grantRefund: () => t('console.log_action_grant_refund'),
  refuseRefund: () => t('console.log_action_refuse_refund'),
  pricePrescription: () => t('console.log_action_price_prescription'),
  decidePayment: () => t('console.log_action_decide_payment'),
  addImport: () => t('console.log_action_add_import'),
  startImport: () => t('console.log_action_start_import'),
  cancelImport: () => t('console.log_action_cancel_import'),
  changeStaffPassword: () => t('console.log_action_change_staff_password'),
  switchOffer: () => t('console.log_action_switch_offer'),
  changePrepTime: () => t('console.log_action_change_prep_time'),
  offerOrder: () => t('console.log_action_offer_order'),
  withdrawOrder: () => t('console.log_action_withdraw_order'),
  stepBoardOrder: () => t('console.log_action_step_board_order'),
  hideReview: () => t('console.log_action_hide_review'),
  showReview: () => t('console.log_action_show_review'),
  replyToReview: () => t('console.log_action_reply_to_review'),
  endMember: () => t('console.log_action_end_member'),
  inviteMember: () => t('console.log_action_invite_member'),
  resendInvitation: () => t('console.log_action_resend_invitation'),
  withdrawInvitation: () => t('console.log_action_withdraw_invitation'),
  acceptInvitation: () => t('console.log_action_accept_invitation'),
  becomeOwner: () => t('console.log_action_become_owner'),
  resetMember: () => t('console.log_action_reset_member'),
  confirmSecondFactor: () => t('console.log_action_confirm_second_factor'),
  endSecondFactor: () => t('console.log_action_end_second_factor'),
  enterStaffCode: () => t('console.log_action_enter_staff_code'),
  renewRecoveryCodes: () => t('console.log_action_renew_recovery_codes'),
  endStaffSession: () => t('console.log_action_end_staff_session'),
  endOtherStaffSessions: () => t('console.log_action_end_other_staff_sessions'),
  removeService: () => t('console.log_action_remove_service'),
  adjustWallet: () => t('console.log_action_adjust_wallet'),
  sendStaffMessage: () => t('console.log_action_send_staff_message'),
  uploadPicture: () => t('console.log_action_upload_picture'),
};

export function actionName({ action, before, after }: Pick<LoggedChange, 'action' | 'before' | 'after'>): string {
  const own = names[action];
  if (own) return own();
  if (before === null) return t('console.log_added');
  return after === null ? t('console.log_removed') : t('console.log_changed');
}
