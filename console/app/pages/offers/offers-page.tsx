import { listOffers } from '@rialto/contract/calls/console/offers.ts';
import { offerKinds } from '@rialto/contract/shapes/console/offer.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { Tabs, TabPanel } from '@rialto/ui/lists/tabs.tsx';
import { Menu, MenuItem } from '@rialto/ui/overlays/menu.tsx';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, List, Plus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { PageHeader } from '../../cards/page-header.tsx';
import { QueryState } from '../../cards/query-state.tsx';
import { queryOf } from '../../platform/query.ts';
import { OfferCalendar } from './calendar/offer-calendar.tsx';
import { OfferList } from './list/offer-list.tsx';
import { NewsletterCard } from './newsletter-card.tsx';
import { kindIcons, kindName } from './offer-words.ts';

/** All offers of the shop, as a list and as a calendar. */
export function OffersPage() {
  const query = useQuery(queryOf(listOffers, {}));
  const [search, setSearch] = useSearchParams();
  const view = search.get('view') === 'calendar' ? 'calendar' : 'list';
  const show = (next: string) => setSearch(next === 'calendar' ? { view: next } : {}, { replace: true });
  const tabs = [
    { id: 'list', label: t('console.offers_list'), icon: <List aria-hidden /> },
    { id: 'calendar', label: t('console.offers_calendar'), icon: <CalendarDays aria-hidden /> },
  ];
  return (
    <>
      <PageHeader title={t('console.offers_title')} text={t('console.offers_text')} actions={<NewOffer />} />
      <Tabs id="offers" label={t('console.offers_view')} tabs={tabs} active={view} onSelect={show} className="mb-5" />
      <TabPanel tabsId="offers" id={view} active={view}>
        <QueryState query={query} skeleton={<Skeleton className="h-96" />}>
          {({ offers, today, timezone }) =>
            view === 'calendar' ? (
              <OfferCalendar offers={offers} today={today} timeZone={timezone} />
            ) : (
              <OfferList offers={offers} />
            )
          }
        </QueryState>
      </TabPanel>
      <NewsletterCard />
    </>
  );
}

function NewOffer() {
  return (
    <Menu
      label={t('console.offers_new')}
      align="end"
      trigger={(trigger) => (
        <Button {...trigger} icon={<Plus className="size-5" aria-hidden />}>
          {t('console.offers_new')}
        </Button>
      )}
    >
      {offerKinds.map((kind) => {
        const Icon = kindIcons[kind];
        return (
          <MenuItem
            key={kind}
            icon={<Icon aria-hidden />}
            render={(entry) => <Link to={`/offers/${kind}/new`} {...entry} />}
          >
            {kindName(kind)}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
