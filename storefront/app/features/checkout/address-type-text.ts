import { t } from '@rialto/messages/text.ts';

/** How an address is called: one of the three kinds, or by the name its owner gave it. */
export function addressTypeText(type: string): string {
  switch (type.toLowerCase()) {
    case 'home':
      return t('checkout.type_home');
    case 'office':
      return t('checkout.type_office');
    case 'other':
    case 'others':
      return t('checkout.type_other');
    case '':
      return t('checkout.type_place');
    default:
      return type;
  }
}
