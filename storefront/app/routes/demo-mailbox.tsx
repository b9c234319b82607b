import { t } from '@rialto/messages/text.ts';
import { PageHead } from '../platform/page-head.tsx';
import { Container } from '../ui/container.tsx';

export default function DemoMailbox() {
  return (
    <Container className="py-10 lg:py-14">
      <PageHead title={t('shell.sign_in')} path="/demo/mailbox" isUnlisted />
      <h1 className="text-3xl font-extrabold text-ink">{t('shell.sign_in')}</h1>
    </Container>
  );
}
