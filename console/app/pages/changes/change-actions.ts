import type { LoggedChange } from '@rialto/contract/calls/console/team/staff-changes.ts';
import { t } from '@rialto/texts/text.ts';

/** What was done, by the name of the call, where "added", "changed" or "removed" would say too little. */
const names: Readonly<Record<string, () => string>> = {
  acceptInvitation: () => t('console.log_action_accept_invitation'),
  addImport: () => t('console.log_action_add_import'),
  adjustWallet: () => t('console.log_action_adjust_wallet'),
  becomeOwner: () => t('console.log_action_become_owner'),
  blockCustomer: () => t('console.log_action_block_customer'),
  cancelImport: () => t('console.log_action_cancel_import'),
  changeBusyMode: () => t('console.log_action_change_busy_mode'),
  changeItems: () => t('console.log_action_change_items'),
  changePrepTime: () => t('console.log_action_change_prep_time'),
  changeStaffPassword: () => t('console.log_action_change_staff_password'),
  changeStoreHours: () => t('console.log_action_change_store_hours'),
  confirmSecondFactor: () => t('console.log_action_confirm_second_factor'),
  decidePayment: () => t('console.log_action_decide_payment'),
  endMember: () => t('console.log_action_end_member'),
  endOtherStaffSessions: () => t('console.log_action_end_other_staff_sessions'),
  endSecondFactor: () => t('console.log_action_end_second_factor'),
  endStaffSession: () => t('console.log_action_end_staff_session'),
  enterStaffCode: () => t('console.log_action_enter_staff_code'),
  exportSubscribers: () => t('console.log_action_export_subscribers'),
  grantRefund: () => t('console.log_action_grant_refund'),
  hideReview: () => t('console.log_action_hide_review'),
  inviteMember: () => t('console.log_action_invite_member'),
  markContactMessage: () => t('console.log_action_mark_contact_message'),
  offerOrder: () => t('console.log_action_offer_order'),
  orderCategories: () => t('console.log_action_order_categories'),
  pauseStore: () => t('console.log_action_pause_store'),
  pricePrescription: () => t('console.log_action_price_prescription'),
  refuseRefund: () => t('console.log_action_refuse_refund'),
  removeService: () => t('console.log_action_remove_service'),
  renewCourierLink: () => t('console.log_action_renew_courier_link'),
  renewRecoveryCodes: () => t('console.log_action_renew_recovery_codes'),
  replyToReview: () => t('console.log_action_reply_to_review'),
  resendInvitation: () => t('console.log_action_resend_invitation'),
  resetMember: () => t('console.log_action_reset_member'),
  retryFailedEvent: () => t('console.log_action_retry_failed_event'),
  revokeCourierLink: () => t('console.log_action_revoke_courier_link'),
  sellOutItem: () => t('console.log_action_sell_out_item'),
  sendStaffMessage: () => t('console.log_action_send_staff_message'),
  showReview: () => t('console.log_action_show_review'),
  startImport: () => t('console.log_action_start_import'),
  stepBoardOrder: () => t('console.log_action_step_board_order'),
  switchOffer: () => t('console.log_action_switch_offer'),
  takeOverStore: () => t('console.log_action_take_over_store'),
  unblockCustomer: () => t('console.log_action_unblock_customer'),
  undoChange: () => t('console.log_action_undo_change'),
  uploadPicture: () => t('console.log_action_upload_picture'),
  withdrawInvitation: () => t('console.log_action_withdraw_invitation'),
  withdrawOrder: () => t('console.log_action_withdraw_order'),
};

export function actionName({ action, before, after }: Pick<LoggedChange, 'action' | 'before' | 'after'>): string {
  const own = names[action];
  if (own) return own();
  if (before === null) return t('console.log_added');
  return after === null ? t('console.log_removed') : t('console.log_changed');
}
