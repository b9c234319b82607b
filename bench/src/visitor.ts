/** A visitor in the middle of the demo city who orders food. */
const scope = { language: 'en', theme: null, currency: null, zoneIds: [2], point: { lat: 33, lng: 27 }, moduleId: 1 };

export const visitorCookie = { name: 'rialto_scope', value: encodeURIComponent(JSON.stringify(scope)) };
export const asVisitor = { cookie: `${visitorCookie.name}=${visitorCookie.value}` };
