import { data } from 'react-router';

/** Any URL without a page; the root error page responds. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
