/** Signing in to the console and the own account. */
export const access = {
  'console.access_email': 'Email',
  'console.access_forgotten': 'Forgot your password? An owner of the shop can send you a new link.',
  'console.access_hide_password': 'Hide the password',
  'console.access_password': 'Password',
  'console.access_password_changed': 'Your password has been changed.',
  'console.access_show_password': 'Show the password',
  'console.access_sign_in': 'Sign in',
  'console.access_sign_in_text': 'For the people who run this shop.',
  'console.access_sign_in_title': 'Sign in to the console',
} as const;
