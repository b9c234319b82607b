-- The guests that the demo plays, with the ids they call with, so that a restart plays the same ones.
create table simulated_guests (
  position int primary key check (position >= 0),
  guest_id text not null
);
