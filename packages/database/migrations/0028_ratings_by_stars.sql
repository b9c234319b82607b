-- Ratings that came without a review, such as those of an earlier shop, by their number of stars. Together with the
-- reviews they are the whole rating, so that average, count and bars agree.
alter table items add column unreviewed_ratings int[] not null default '{0,0,0,0,0}'
  check (cardinality(unreviewed_ratings) = 5 and 0 <= all (unreviewed_ratings));
alter table stores add column unreviewed_ratings int[] not null default '{0,0,0,0,0}'
  check (cardinality(unreviewed_ratings) = 5 and 0 <= all (unreviewed_ratings));
