import { data } from 'react-router';

/** Any address that is not a page. The root's failure page answers. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
