/** The headers that every call may carry. Spelled here only. */
export const headerNames = {
  latitude: 'latitude',
  longitude: 'longitude',
  zoneIds: 'zoneid',
  moduleId: 'moduleid',
  language: 'x-localization',
  token: 'authorization',
  requestId: 'x-request-id',
  idempotencyKey: 'idempotency-key',
} as const;
