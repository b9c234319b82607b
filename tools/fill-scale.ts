import { connect } from '@rialto/database/connect.ts';
import { fillScale } from '@rialto/demo/scale/fill-scale.ts';
import { fillWorld } from '@rialto/demo/world/fill-world.ts';
import { worldIsEmpty } from '@rialto/demo/world/world-state.sql.ts';

// For measurements: the demo world plus generated items up to the given number.
const connectionString = process.env['DATABASE_URL'];
const items = Number(process.argv[2]);
if (!connectionString || !Number.isSafeInteger(items))
  throw new Error('DATABASE_URL=… node tools/fill-scale.ts 100000');
const database = connect({ connectionString });
if (await worldIsEmpty(database.sql)) await fillWorld(database.sql, { log: { info: () => undefined } });
await fillScale(database.sql, { items });
await database.close();
