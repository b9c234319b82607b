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
} as const;
