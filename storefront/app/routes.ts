import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** Every URL of the storefront. */
export default [
  index('routes/landing.tsx'),
  route('home', 'routes/home.tsx'),
  route('locate', 'routes/locate.tsx'),
  route('module/:id', 'routes/module.tsx'),
  route('language/:code', 'routes/language.tsx'),
  route('auth/sign-in', 'routes/sign-in.tsx'),
  route('track-order', 'routes/track-order.tsx'),
  route('messages/:file', 'routes/messages.tsx'),
  route('kit', 'routes/kit.tsx'),
  route(':page', 'routes/text-page.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
