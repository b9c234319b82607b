/** The domain's door. */
export { forgetCustomer } from './forget-customer.ts';
export { interestsOf } from './interests/interests.sql.ts';
