-- The staff that the demo plays leave no rows in the audit log. Nobody else can be declared one of them later.
create function refuse_change_of_simulated_staff() returns trigger language plpgsql as $$
begin
  raise exception 'Staff cannot become simulated';
end $$;
create trigger staff_stay_real before update of is_simulated on staff
  for each row when (new.is_simulated and not old.is_simulated) execute function refuse_change_of_simulated_staff();
