import { readPage, sendContactMessage } from '@rialto/contract/calls/content.ts';
import { t } from '@rialto/texts/text.ts';
import { Headset } from 'lucide-react';
import { data, useSearchParams } from 'react-router';
import { ContactForm, type ContactAnswer } from './contact-form.tsx';
import { readContactForm, topicOf } from './read-contact-form.ts';
import { apiOf } from '../../platform/api/api.server.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { Link } from '../../platform/navigation/link.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { useCurrentModule, useRootData } from '../../platform/page/root-data.ts';
import { ContactTiles } from '../../tiles/contact-tiles.tsx';
import { policyEntries } from '../../words/policy-entries.ts';
import { TextBlocks } from '@rialto/ui/base/text-blocks.tsx';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import type { Route } from './+types/help.route';

const REFUSED = 422;

export async function loader({ request, context }: Route.LoaderArgs) {
  return { page: await apiOf(request, context)(readPage, { params: { slug: 'help-and-support' } }) };
}

/** Sends the message. On failure the form keeps its values. */
export async function action({ request, context }: Route.ActionArgs) {
  const { words, trap, problems } = readContactForm(await request.formData());
  const refuse = (message: string | null) =>
    data<ContactAnswer>({ kind: 'refused', words, problems, message }, { status: REFUSED });
  if (Object.keys(problems).length > 0) return refuse(null);
  try {
    const body = { ...words, ...(trap !== '' && { website: trap }) };
    const { message } = await apiOf(request, context)(sendContactMessage, { body });
    return data<ContactAnswer>({ kind: 'sent', message });
  } catch {
    return refuse(t('contact.not_sent'));
  }
}

export default function Help({ loaderData: { page }, actionData }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  const { config } = useRootData();
  const topic = topicOf(parameters.get('topic'));
  // The parcel module has no stores, so the page is the contact form.
  const isParcel = useCurrentModule()?.module_type === 'parcel';
  const title = isParcel ? t('shell.contact') : page.title;
  return (
    <Container className="py-10 lg:py-16">
      <PageHead title={title} description={page.blocks[0]?.text} path={paths.help} />
      <h1 className="text-3xl font-extrabold text-ink sm:text-4xl">{title}</h1>
      <ContactTiles config={config} />
      <Link to={paths.chat('admin')} className={buttonClass({ className: 'mt-5' })}>
        <Headset className="size-5" aria-hidden />
        {t('chat.message_support')}
      </Link>
      <div className="mt-10 grid gap-10 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
        <div>
          <TextBlocks blocks={page.blocks} />
          <PolicyLinks entries={policyEntries(config)} />
        </div>
        <section
          aria-labelledby="contact-title"
          className="relative self-start rounded-xl border border-hairline bg-surface p-5 shadow-1 max-lg:order-first sm:p-8"
        >
          <h2 id="contact-title" className="text-2xl font-bold text-ink">
            {headingFor(topic)}
          </h2>
          <p className="mt-1 text-ink-soft">{invitationFor(topic)}</p>
          <ContactForm
            answer={actionData}
            topic={topic ?? 'order'}
            here={topic ? paths.helpAbout(topic) : paths.help}
          />
        </section>
      </div>
    </Container>
  );
}

/** Also here, because the footer of a phone has no policies (NAV-14). */
function PolicyLinks({ entries }: { entries: { to: string; label: string }[] }) {
  return (
    <nav aria-labelledby="policies-title" className="mt-10 border-t border-hairline pt-6">
      <h2 id="policies-title" className="text-xl font-bold text-ink">
        {t('footer.policies')}
      </h2>
      <ul className="mt-2 grid gap-x-8 sm:grid-cols-2">
        {entries.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center text-accent-text underline-offset-4 hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Topic = ReturnType<typeof topicOf>;

function headingFor(topic: Topic): string {
  if (topic === 'store') return t('footer.become_store');
  return topic === 'courier' ? t('footer.become_courier') : t('contact.title');
}

function invitationFor(topic: Topic): string {
  if (topic === 'store') return t('contact.store_text');
  return topic === 'courier' ? t('contact.courier_text') : t('contact.text');
}
