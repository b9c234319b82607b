/** The headers that every call may send. Their names are defined only here. */
export const headerNames = {
  latitude: 'latitude',
  longitude: 'longitude',
  zoneIds: 'zoneid',
  moduleId: 'moduleid',
  language: 'x-localization',
  token: 'authorization',
  requestId: 'x-request-id',
  /** Which client calls; the server does not read it. */
  softwareId: 'software-id',
  idempotencyKey: 'idempotency-key',
  /** The guest id of a stream: a secret, so not in its URL. */
  guestId: 'x-guest-id',
  /** Proofs of one order each, from `trackOrder`, joined by commas. */
  trackingToken: 'x-tracking-token',
  /** The id of the last event that the client of a stream has. */
  lastEventId: 'last-event-id',
} as const;
