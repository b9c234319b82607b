export { notifyCustomers } from './notify-customers.ts';
export { openPush, type Push, type PushSettings } from './open-push.ts';
