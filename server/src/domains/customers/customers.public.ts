/** The domain's door. */
export { addressesOutside } from './addresses/addresses-outside.sql.ts';
export { forgetCustomer } from './forget-customer.ts';
export { interestsOf } from './interests/interests.sql.ts';
