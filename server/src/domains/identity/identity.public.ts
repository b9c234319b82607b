/** What other domains may import from identity. */
export type { Owner } from '../../platform/owner.ts';
export { endStreamsOfSessions } from './identity.live.ts';
export { openOwners } from './open-owners.ts';
export { findOrderNewsRecipient, isAccountDeleted, lockAuthorName, lockCustomer } from './profile/profile.sql.ts';
export { hashPassword } from './account/password-hash.ts';
export { hashOf, newSecret } from './secret.ts';
export { openOwnerLink, renewOwnerLink } from './staff/owner-link/owner-link.ts';
export {
  addStaff,
  createOnlyStaffSession,
  createStaffSession,
  ensureStaff,
  readStaffSession,
} from './staff/sessions/staff-sessions.ts';
export { dropPushToken, findPushToken, pushTargetsOf } from './sessions/sessions.sql.ts';
export { readSession } from './sessions/read-session.ts';
export { contactOf, normalEmail, normalPhone } from './contact.ts';
export type {
  AccountHooks,
  CustomerFacts,
  IdentitySettings,
  SocialProvider,
  UsedBenefits,
} from './identity-settings.ts';
export { findChangers } from './staff/change-log/change-log.sql.ts';
