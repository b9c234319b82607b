/** Every address the pages lead to, spelled once. */
export const paths = {
  landing: '/',
  home: '/home',
  locate: (text?: string) => (text ? `/locate?q=${encodeURIComponent(text)}` : '/locate'),
  module: (id: number) => `/module/${id}`,
  language: (code: string) => `/language/${code}`,
  signIn: '/auth/sign-in',
  trackOrder: '/track-order',
  help: '/help-and-support',
  about: '/about-us',
  loyalty: '/loyalty-points',
  wallet: '/wallet',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  refund: '/refund-policy',
  cancellation: '/cancellation-policy',
  shipping: '/shipping-policy',
} as const;
