import type { Locator, Page, Response } from '@playwright/test';
import { shopNow } from '../set-up/shop-time.ts';

/** The texts of the form that stories need, in both languages. */
const words = {
  en: {
    ...{ from: 'From', to: 'To', what: 'What and how', picker: 'Where does it go?', pick: 'Pick Locations' },
    origin: 'Where do we pick it up?',
    ...{ name: 'Receiver’s name', phone: 'Receiver’s phone', content: 'What’s in it?', place: /^Place order/ },
    ...{ receiverPays: /^Receiver pays/, later: /^Later/, day: 'Day', time: 'Time', bill: 'Order summary' },
  },
  ar: {
    ...{ from: 'من', to: 'إلى', what: 'ماذا وكيف', picker: 'إلى أين نوصله؟', pick: 'اختر الموقع' },
    origin: 'من أين نستلمه؟',
    ...{ name: 'اسم المستلم', phone: 'هاتف المستلم', content: 'ماذا بداخله؟', place: /^تأكيد الطلب/ },
    ...{ receiverPays: /^المستلم يدفع/, later: /^لاحقًا/, day: 'اليوم', time: 'الوقت', bill: 'ملخص الطلب' },
  },
};

/** The form of a parcel as its sender sees it. */
export function parcelForm(page: Page, language: 'en' | 'ar' = 'en') {
  const text = words[language];
  const block = (name: string) => page.getByRole('region', { name: new RegExp(`${name}$`) });
  const to = block(text.to);
  const picker = page.getByRole('dialog', { name: text.picker });
  const pick = async (end: Locator, question: string, place: string) => {
    const dialog = page.getByRole('dialog', { name: question });
    await end.getByRole('button', { name: question }).click();
    await dialog.getByRole('combobox').fill(place);
    await dialog.getByRole('option').first().click();
    await dialog.getByRole('button', { name: text.pick }).click();
  };
  return {
    to,
    picker,
    from: block(text.from),
    what: block(text.what),
    bill: block(text.bill),
    content: page.getByRole('textbox', { name: text.content }),
    receiverPays: page.getByRole('radio', { name: text.receiverPays }),
    place: page.getByRole('button', { name: text.place }),
    name: to.getByRole('textbox', { name: text.name }),
    phone: to.getByRole('textbox', { name: text.phone }),
    /** Finds the place of the receiver by its name and picks it. */
    pickReceiver: (place: string) => pick(to, text.picker, place),
    pickSender: (place: string) => pick(block(text.from), text.origin, place),
    /** Chooses the slot of tomorrow at this hour and returns its beginning. */
    async chooseTomorrow(hour: number, { slots, timezone }: Slots): Promise<string> {
      await page.getByRole('radio', { name: text.later }).check();
      const wanted = slots.find((from) => dayAndHour(from, timezone) === `${tomorrow(timezone)} ${hour}`);
      if (wanted === undefined) throw new Error(`No slot begins tomorrow at ${hour}`);
      await page.getByRole('combobox', { name: text.day }).selectOption(tomorrow(timezone));
      await page.getByRole('combobox', { name: text.time }).selectOption(wanted);
      return wanted;
    },
  };
}

type Slots = { slots: string[]; timezone: string };

/** The pick-up slots of the next quote that the page asks for. */
export async function slotsOfNextQuote(page: Page): Promise<Slots> {
  const isQuote = (response: Response) => response.url().includes('/customer/order/quote') && response.ok();
  const quote = (await (await page.waitForResponse(isQuote)).json()) as {
    slots: { from: string }[];
    parcel: { timezone: string } | null;
  };
  return { slots: quote.slots.map(({ from }) => from), timezone: quote.parcel?.timezone ?? 'UTC' };
}

/** The beginning of an hour on a calendar, such as 2026-03-11 10. */
function dayAndHour(moment: string, timeZone: string): string {
  const at = new Date(moment);
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', minute: '2-digit' }).format(at);
  return `${dayOf(at, timeZone)} ${time.replace(/:00$/, '')}`;
}

function dayOf(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);
}

/** Counted on the calendar: the day on which DST begins has 23 hours. */
function tomorrow(timeZone: string): string {
  const midnight = Date.parse(dayOf(shopNow(), timeZone));
  return new Date(midnight + 86_400_000).toISOString().slice(0, 10);
}
