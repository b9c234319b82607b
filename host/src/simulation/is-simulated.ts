import type { Sql } from '@rialto/database/sql.ts';
import type { Settings } from '../settings.ts';

/** Only the demo city is simulated, never the stores of an operator. */
export async function isSimulatedShop({ SIMULATION, DEMO }: Settings, db: Sql): Promise<boolean> {
  if (SIMULATION === 0 || DEMO === 0) return false;
  const { worldIsDemo } = await import('@rialto/demo/world/world-state.sql.ts');
  return worldIsDemo(db);
}
