/** First names with an initial, as a shop shows them. */
export const reviewers = {
  en: [
    ...['Mariam A.', 'Youssef H.', 'Laila K.', 'Omar S.', 'Nadine F.', 'Karim M.', 'Salma R.', 'Hassan T.', 'Dina W.'],
    ...['Tarek B.', 'Rana G.', 'Adam N.', 'Farida Z.', 'Mostafa E.', 'Jana O.', 'Seif D.', 'Habiba L.', 'Amir Y.'],
    ...['Nour I.', 'Malak P.', 'Sara J.', 'Peter G.', 'Maya C.', 'Ziad Q.', 'Yasmin V.', 'Bassel U.', 'Marina N.'],
  ],
  ar: [
    ...['مريم أ.', 'يوسف ح.', 'ليلى ك.', 'عمر س.', 'نادين ف.', 'كريم م.', 'سلمى ر.', 'حسن ط.', 'دينا و.', 'طارق ب.'],
    ...['رنا ج.', 'آدم ن.', 'فريدة ز.', 'مصطفى ع.', 'جنى ش.', 'سيف د.', 'حبيبة ل.', 'أمير ي.', 'نور إ.', 'ملك ص.'],
    ...['سارة ق.', 'مينا ج.', 'هند خ.', 'زياد ت.', 'ياسمين ه.', 'باسل غ.'],
  ],
};

/** Replies of stores: thanks for good reviews, an apology for the others. */
export const reviewReplies = {
  glad: {
    en: [
      'Thank you, see you soon!',
      'That made our day. Thank you.',
      'We will tell the team, thank you.',
      'Come back any time.',
    ],
    ar: ['شكرًا لكم، ننتظركم دائمًا.', 'كلامكم أسعد الفريق كله.', 'بالهنا، ونراكم قريبًا.', 'نسعد بخدمتكم في كل مرة.'],
  },
  sorry: {
    en: [
      'We are sorry. Please call us, the next one is on us.',
      'Thank you for telling us. We spoke with the team.',
      'You are right, and we changed how we pack it.',
    ],
    ar: [
      'نعتذر لكم، اتصلوا بنا وسنعوّضكم.',
      'شكرًا على التنبيه، راجعنا الأمر مع الفريق.',
      'معكم حق، وقد غيّرنا طريقة التغليف.',
    ],
  },
};
