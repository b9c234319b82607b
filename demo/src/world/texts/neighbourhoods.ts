/** Sentences about the district of a store, with its name as a parameter. */
export const neighbourhoods: readonly (readonly [en: string, ar: string])[] = [
  ['You’ll find us in {district}.', 'تجدوننا في {district}.'],
  ['Most of {district} knows our door.', 'بابنا معروف لمعظم أهل {district}.'],
  ['A family business from {district}.', 'مشروع عائلي من {district}.'],
  ['Our couriers know every corner of {district}.', 'يعرف مندوبونا كل ناصية في {district}.'],
  [
    'Neighbours in {district} order from the window; everyone else orders here.',
    'جيراننا في {district} يطلبون من الشباك، والباقون يطلبون من هنا.',
  ],
  ['Started as a small counter in {district} and never left.', 'بدأنا بمنفذ صغير في {district} ولم نغادره.'],
  ['Packed in {district} and on the road within minutes.', 'نجهّز الطلب في {district} ويخرج في دقائق.'],
  ['Ask in {district}: people will point you to us.', 'اسأل في {district} وسيدلّك الناس علينا.'],
  ['Open for {district} and everyone passing through.', 'أبوابنا لأهل {district} ولكل عابر.'],
];
