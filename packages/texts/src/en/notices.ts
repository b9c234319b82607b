/** Toasts about what happens, and push messages. */
export const notices = {
  'notice.message': 'You have a new message',
  'notice.order_late': 'Sorry, your order {code} is running late.',
  'notice.picture': 'Sent a photo',
  'notice.referral_code': 'A friend signed up with your referral code',
  'push.blocked':
    'Notifications are blocked for this site. To allow them, open the site settings of your browser, next to the address.',
  'push.card_text': 'We send a notification to this device when the order is confirmed, on the way and delivered.',
  'push.card_title': 'Know when it’s on the way',
  'push.failed': 'We couldn’t turn notifications on. Please try again later.',
  'push.not_now': 'Not now',
  'push.off': 'Turn on to get updates on orders and messages, even when the site is closed.',
  'push.on': 'This device gets updates on orders and messages, even when the site is closed.',
  'push.on_but_unwanted': 'Nothing is sent as long as notifications about orders are off.',
  'push.switch': 'Notifications on this device',
  'push.turn_on': 'Turn on notifications',
  'push.turned_on': 'Notifications are on',
  'push.unsupported':
    'This browser can’t show notifications. On an iPhone or iPad, add the shop to your home screen first.',
} as const;
