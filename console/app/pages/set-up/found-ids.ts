/** The first zone, module and store of the shop, which the next steps use. */
export type FoundIds = { zoneId: number | null; moduleId: number | null; storeId: number | null };
