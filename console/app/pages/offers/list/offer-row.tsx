import type { OfferCard } from '@rialto/contract/shapes/console/offer.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { Image } from '@rialto/ui/media/image.tsx';
import { Copy, Play, Square, TriangleAlert } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useMoney } from '../../../words/money.ts';
import { wholeNumber } from '../../../words/whole-number.ts';
import { discountText, kindIcons, kindName, stateName, stateTones, timesText } from '../offer-words.ts';
import { useSwitchOffer } from '../use-switch-offer.ts';

/** An offer in the list. Its title leads to the form. */
export function OfferRow({ offer }: { offer: OfferCard }) {
  const money = useMoney();
  const Icon = kindIcons[offer.kind];
  const worth = discountText(offer.discount_type, offer.discount, money);
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline p-3 last:border-0 hover:bg-wash sm:flex-nowrap">
      <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-md bg-accent-soft text-accent-text">
        {offer.picture_url ? (
          <Image src={offer.picture_url} alt="" sizes="56px" ratio="1" className="size-14" />
        ) : (
          <Icon className="size-6" aria-hidden />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <Link
            to={`/offers/${offer.kind}/${offer.id}`}
            className="min-w-0 truncate font-semibold text-ink after:absolute after:inset-0"
          >
            {offer.title}
          </Link>
          <Badge tone={stateTones[offer.state]}>{stateName(offer.state)}</Badge>
          {worth && <Badge tone="accent">{worth}</Badge>}
          {offer.code && (
            <code dir="ltr" className="rounded bg-sunken px-2 py-0.5 text-xs font-semibold text-ink">
              {offer.code}
            </code>
          )}
        </p>
        <p className="mt-0.5 truncate text-sm text-ink-soft">
          {[kindName(offer.kind), offer.place, timesText(offer), usesText(offer)].filter(Boolean).join(' · ')}
        </p>
        {offer.overlaps.length > 0 && (
          <p className="mt-1 flex items-center gap-1.5 text-sm font-medium text-warning-text">
            <TriangleAlert className="size-4 shrink-0" aria-hidden />
            {t('console.offers_overlaps', { titles: offer.overlaps.map(({ title }) => title).join(', ') })}
          </p>
        )}
      </div>
      <Actions offer={offer} />
    </li>
  );
}

function usesText({ used, limit, kind }: OfferCard): string {
  if (limit === null) return used > 0 ? t('console.offers_used', { count: used }) : '';
  const numbers = { used: wholeNumber(used), limit: wholeNumber(limit) };
  return kind === 'coupon' ? t('console.offers_used_of', numbers) : t('console.offers_sold_of', numbers);
}

/** Above the link that covers the row. */
function Actions({ offer }: { offer: OfferCard }) {
  const { end, resume, isRunning } = useSwitchOffer();
  const navigate = useNavigate();
  const { kind, id, title, state } = offer;
  return (
    <div className="relative z-1 ms-auto flex shrink-0 items-center gap-1">
      <IconButton
        label={t('console.offers_copy_of', { title })}
        onClick={() => void navigate(`/offers/${kind}/new?copy=${id}`)}
      >
        <Copy className="size-5" aria-hidden />
      </IconButton>
      {(state === 'running' || state === 'planned') && (
        <Button
          kind="secondary"
          size="sm"
          isLoading={isRunning}
          icon={<Square className="size-4" aria-hidden />}
          aria-label={t('console.offers_end_of', { title })}
          onClick={() => end(offer)}
        >
          {t('console.offers_end')}
        </Button>
      )}
      {state === 'off' && (
        <Button
          kind="secondary"
          size="sm"
          isLoading={isRunning}
          icon={<Play className="size-4" aria-hidden />}
          aria-label={t('console.offers_resume_of', { title })}
          onClick={() => resume(offer)}
        >
          {t('console.offers_resume')}
        </Button>
      )}
    </div>
  );
}
