import { t } from '@rialto/texts/text.ts';
import { useLocation, useSearchParams } from 'react-router';
import { chatTargetOf, type ChatTarget } from '../../features/chat/chat-target.ts';
import { ChatPanel } from '../../features/chat/chat-panel.tsx';
import { useNamedConversation } from '../../features/chat/use-named-conversation.ts';
import { orderNumberOf } from '../../shared/order-number.ts';
import { OwnPage } from './own-page.tsx';

/** The customer's conversations. The URL names the open one. */
export function InboxPage() {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const named = useNamedConversation(parameters.get('conversationId'));
  const open = chatTargetOf(parameters) ?? named;
  const urlOf = (target: ChatTarget | null) => {
    const page = parameters.get('page');
    const query = new URLSearchParams({
      ...(page !== null && { page }),
      ...(target && { type: target.type }),
      ...(target?.id && { id: String(target.id) }),
    });
    return `${pathname}?${query.toString()}`;
  };
  return (
    <OwnPage title={t('account.chat')}>
      {({ ref_code }) => (
        <ChatPanel owner={ref_code} open={open} orderId={orderNumberOf(parameters.get('order') ?? '')} urlOf={urlOf} />
      )}
    </OwnPage>
  );
}
