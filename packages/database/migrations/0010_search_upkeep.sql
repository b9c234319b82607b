-- When the words of the search were last learned anew. One row; whoever moves its time does the work, and no other node.
create table search_upkeep (
  only_one boolean primary key default true check (only_one),
  learned_at timestamptz not null
);
insert into search_upkeep (learned_at) values (now());
