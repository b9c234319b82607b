import { PackageOpen, SearchX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Countdown } from '@rialto/ui/feedback/countdown.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { PagingSentinel } from '@rialto/ui/lists/paging-sentinel.tsx';
import { ProgressBar } from '@rialto/ui/feedback/progress-bar.tsx';
import { RatingInput } from '@rialto/ui/fields/rating-input.tsx';
import { Rating } from '@rialto/ui/feedback/rating.tsx';
import { Skeleton, SkeletonCircle, SkeletonGroup, SkeletonText } from '@rialto/ui/feedback/skeleton.tsx';
import { Spinner } from '@rialto/ui/feedback/spinner.tsx';
import { Chapter, Line, Specimen } from './specimen.tsx';

export function FeedbackSpecimens({ now }: { now: number }) {
  return (
    <Chapter
      id="feedback"
      title="Feedback"
      text="What is going on, how far it is, and what can be done when there is nothing."
    >
      <Specimen name="Rating" file="rating.tsx, rating-input.tsx">
        <Ratings />
      </Specimen>
      <Specimen name="Countdown" file="countdown.tsx">
        <div className="flex flex-col items-start gap-5">
          <Countdown {...COUNTDOWN} now={now} endsAt={now + 2 * 86_400_000 + 15_300_000} />
          <Countdown {...COUNTDOWN} now={now} endsAt={now + 5_000_000} look="inline" />
          <Countdown {...COUNTDOWN} now={now} endsAt={now - 1} />
        </div>
      </Specimen>
      <Specimen name="Progress" file="progress-bar.tsx, spinner.tsx">
        <div className="flex flex-col gap-6">
          <div>
            <p className="mb-2 text-sm text-ink-soft">$8.50 more for free delivery</p>
            <ProgressBar label="Towards free delivery" value={21.5} max={30} />
          </div>
          <ProgressBar label="Reached" value={30} max={30} tone="success" />
          <Line>
            <Spinner label="Loading" className="size-5" />
            <Spinner className="size-8 text-accent-text" />
          </Line>
        </div>
      </Specimen>
      <Specimen name="Skeleton" file="skeleton.tsx">
        <SkeletonGroup label="Shops are loading">
          <div className="flex gap-4">
            <SkeletonCircle />
            <SkeletonText className="flex-1" />
          </div>
          <Skeleton className="mt-4 h-28" />
        </SkeletonGroup>
      </Specimen>
      <Specimen name="Empty state" file="empty-state.tsx">
        <EmptyState
          level={3}
          picture={<PackageOpen aria-hidden />}
          title="Nothing in the cart yet"
          text="What would you like to be brought today?"
        >
          <Button>Look around</Button>
          <Button kind="secondary">Order again</Button>
        </EmptyState>
      </Specimen>
      <Specimen name="Compact, and paging" file="empty-state.tsx, paging-sentinel.tsx">
        <EmptyState level={3} isCompact picture={<SearchX aria-hidden />} title="No match" text="Try another word." />
        <Paging />
      </Specimen>
    </Chapter>
  );
}

const COUNTDOWN = {
  label: 'Until the sale ends',
  labels: { days: 'Days', hours: 'Hours', minutes: 'Min', seconds: 'Sec' },
};

function Ratings() {
  const [stars, setStars] = useState<number | null>(3);
  return (
    <div className="flex flex-col gap-4">
      <Rating value={4.5} label="4.5 of 5" count="1,204 reviews" />
      <Rating value={3.2} label="3.2 of 5" size="lg" valueText="3.2" />
      <Line>
        <Rating value={4.8} label="4.8 of 5" look="compact" valueText="4.8" count="(312)" size="md" />
        <Rating value={0} label="Not rated yet" size="sm" />
      </Line>
      <RatingInput
        legend="How was it?"
        name="kit-rating"
        value={stars}
        onChange={setStars}
        optionLabel={(value) => `${value} stars`}
      />
      <RatingInput
        legend="Your courier"
        name="kit-rating-2"
        value={null}
        onChange={setStars}
        optionLabel={(value) => `${value} stars`}
        error="Choose at least one star."
      />
    </div>
  );
}

function Paging() {
  const [isLoading, setIsLoading] = useState(false);
  const more = () => {
    setIsLoading(true);
    setTimeout(() => setIsLoading(false), 1500);
  };
  // hasFailed stops automatic loading, which would never end here.
  return (
    <PagingSentinel
      hasMore
      hasFailed
      isLoading={isLoading}
      onMore={more}
      moreLabel="Show more"
      loadingLabel="Loading more"
    />
  );
}
