import { Link as RouterLink, type LinkProps } from 'react-router';

/**
 * The router's link. On the server absolute paths are used as they are, because resolving them took a tenth of the home
 * page's render time.
 */
export const Link = import.meta.env.SSR ? ServerLink : RouterLink;

type Props = Omit<LinkProps, 'state'> & { state?: unknown };

function ServerLink(props: Props) {
  const { to, reloadDocument } = props;
  if (typeof to !== 'string' || !/^\/(?!\/)/.test(to) || reloadDocument) return <RouterLink {...props} />;
  const { to: href, prefetch, replace, state, preventScrollReset, viewTransition, discover, relative, ...rest } = props;
  return <a {...rest} href={to} data-discover="true" />;
}
