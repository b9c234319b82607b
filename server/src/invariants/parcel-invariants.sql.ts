import type { Invariant } from './invariant.ts';

/** The delivery charge again, from the rates and the distance that are stored with a parcel. */
export const parcelInvariants: Invariant[] = [
  {
    number: 22,
    says: 'An order of type parcel has one parcel and others none, and costs what its rates and its distance say',
    breaches: (db) => db`
      with charged as (
        select o.*, p.order_id is not null as has_parcel, r.base, r.per_km, r.minimum, r.maximum
        from orders o left join parcels p on p.order_id = o.id
        left join lateral (
          select (p.charge ->> 'zoneBaseMinor')::bigint + (p.charge ->> 'categoryMinor')::bigint
              + (p.charge ->> 'weightMinor')::bigint as base, (p.charge ->> 'perKmMinor')::bigint as per_km,
            (p.charge ->> 'minimumMinor')::bigint as minimum, (p.charge ->> 'maximumMinor')::bigint as maximum) r on true
      )
      select format('order %s is of type %s, which does not fit its parcel', id, order_type) as what
      from charged where has_parcel <> (order_type = 'parcel')
      union all
      select format('parcel %s costs %s', id, total_minor) from charged
      where order_type = 'parcel' and has_parcel and (distance_metres is null or total_minor is distinct from
        least(maximum, greatest(minimum, base + round(distance_metres * per_km / 1000.0))) + tip_minor + additional_minor)`,
  },
];
