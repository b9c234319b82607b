import { chance } from './chance.ts';

type AnswerLanguage = 'en' | 'ar';
/** The side that answers: a store, a courier before the pick-up, or a courier on the way to the customer. */
export type Answerer = 'store' | 'courier' | 'courier_on_way';

const answers: Record<Answerer, Record<AnswerLanguage, readonly string[]>> = {
  store: {
    en: [
      'Hello! Thanks for your message, we’ve told the team.',
      'Of course, we’ll take care of it.',
      'Thanks for writing! One moment, we’re checking.',
    ],
    ar: [
      'أهلًا بك! وصلتنا رسالتك وأبلغنا بها الفريق.',
      'بكل سرور، سنهتم بالأمر.',
      'شكرًا لرسالتك! لحظة من فضلك، نتحقق من الأمر.',
    ],
  },
  courier: {
    en: ['Hi! I’m picking up your order.', 'Got it, thanks. I’m picking up your order and will be with you soon.'],
    ar: ['أهلًا! أستلم طلبك من المتجر.', 'وصلتني رسالتك، شكرًا. أستلم طلبك وسأكون عندك قريبًا.'],
  },
  courier_on_way: {
    en: ['Got it, thanks! I’m on my way to you.', 'All right, see you in a few minutes.'],
    ar: ['وصلتني رسالتك، شكرًا! أنا في الطريق إليك.', 'تمام، أراك بعد دقائق.'],
  },
};

/** The language in which a customer wrote; for a picture or a number the language that the customer reads. */
export function languageOf(text: string, read: string): AnswerLanguage {
  if (/\p{Script=Arabic}/u.test(text)) return 'ar';
  if (/\p{Script=Latin}/u.test(text)) return 'en';
  return read === 'ar' ? 'ar' : 'en';
}

/** An answer to a message, always the same for the same seed and message. */
export function answerTo(
  message: { about: string; text: string; read: string },
  answerer: Answerer,
  seed: string,
): string {
  const choices = answers[answerer][languageOf(message.text, message.read)];
  return choices[Math.floor(chance(seed, 'answer', message.about) * choices.length)] as string;
}
