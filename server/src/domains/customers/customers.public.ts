/** The public interface of the domain customers: the only file that other domains import. */
export { addressesOutside } from './addresses/addresses-outside.sql.ts';
export { forgetCustomer } from './forget-customer.ts';
export { interestsOf } from './interests/interests.sql.ts';
