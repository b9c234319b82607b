/** Sending a parcel. */
export const parcels = {
  'parcel.choose': 'Choose what to send',
  'parcel.choose_other': 'Choose something else',
  'parcel.delivery_text': 'Online booking isn’t available yet. Contact us to arrange a delivery.',
  'parcel.delivery_title': 'Send a parcel',
  'parcel.none': 'No parcel services here yet',
  'parcel.nothing_chosen': 'Nothing selected yet',
  'parcel.question': 'What are you wish to send?',
  'parcel.steps': 'Easiest way to get services',
  'parcel.title': 'We Deliver Everything',
  'parcel.watch': 'Watch the video',
  'parcel.why': 'Why send with us',
  'parcel.you_send': 'You’re sending',
} as const;
