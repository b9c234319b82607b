import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { Plus, X } from 'lucide-react';
import { TranslatedField } from '../../../cards/fields/translated-field.tsx';
import { SectionCard } from '../../../cards/section-card.tsx';
import { PictureField } from '../../../cards/pictures/picture-field.tsx';
import type { Facts } from '../settings-form.tsx';
import type { GroupProps } from '../group-props.ts';

const MAX_LINKS = 10;

/** Name, contact and links of the shop. */
export function ContactFields({ draft, onChange, mediaUrl }: GroupProps & Facts) {
  return (
    <SectionCard title={t('console.settings_contact')}>
      <TranslatedField
        label={t('console.settings_name')}
        value={draft.name}
        onChange={(name) => onChange({ name })}
        maxLength={80}
        required
      />
      <PictureField
        label={t('console.settings_logo')}
        maxCount={1}
        pictures={draft.logo === null ? [] : [{ id: draft.logo, url: `${mediaUrl}${draft.logo}` }]}
        onChange={(pictures) => onChange({ logo: pictures[0]?.id ?? null })}
      />
      <TranslatedField
        label={t('console.settings_address')}
        value={draft.address}
        onChange={(address) => onChange({ address })}
        maxLength={200}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Input
          type="email"
          dir="ltr"
          label={t('console.settings_email')}
          value={draft.email}
          onChange={({ currentTarget }) => onChange({ email: currentTarget.value })}
        />
        <Input
          type="tel"
          dir="ltr"
          label={t('console.settings_phone')}
          value={draft.phone}
          onChange={({ currentTarget }) => onChange({ phone: currentTarget.value })}
        />
      </div>
      <TranslatedField
        label={t('console.settings_footer')}
        value={draft.footer}
        onChange={(footer) => onChange({ footer })}
        maxLength={200}
      />
      <SocialLinks draft={draft} onChange={onChange} />
    </SectionCard>
  );
}

function SocialLinks({ draft: { social_media: links }, onChange }: GroupProps) {
  const replace = (position: number, part: { name?: string; link?: string }) =>
    onChange({ social_media: links.map((entry, at) => (at === position ? { ...entry, ...part } : entry)) });
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-medium">{t('console.settings_social')}</legend>
      {links.map(({ name, link }, position) => (
        // Links have no identity besides their place in the list.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={position} className="grid grid-cols-[8rem_1fr_auto] items-end gap-2">
          <Input
            required
            label={t('console.settings_social_name')}
            maxLength={40}
            value={name}
            onChange={({ currentTarget }) => replace(position, { name: currentTarget.value })}
          />
          <Input
            required
            type="url"
            dir="ltr"
            label={t('console.settings_social_link')}
            value={link}
            onChange={({ currentTarget }) => replace(position, { link: currentTarget.value })}
          />
          <IconButton
            label={t('console.settings_social_remove', { name })}
            onClick={() => onChange({ social_media: links.filter((_, at) => at !== position) })}
          >
            <X aria-hidden />
          </IconButton>
        </div>
      ))}
      <Button
        kind="ghost"
        size="sm"
        className="self-start"
        disabled={links.length >= MAX_LINKS}
        icon={<Plus className="size-4" aria-hidden />}
        onClick={() => onChange({ social_media: [...links, { name: '', link: 'https://' }] })}
      >
        {t('console.settings_social_add')}
      </Button>
    </fieldset>
  );
}
