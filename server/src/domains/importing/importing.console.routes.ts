import * as contract from '@rialto/contract/calls/console/imports.ts';
import type { App } from '../../platform/app.ts';
import { bind } from '../../platform/http/bind.ts';
import { staffOf } from '../../platform/http/caller.ts';
import { RefusalError } from '../../platform/refuse.ts';
import { addImport, addImportPart } from './add-import.ts';
import { exportCatalogue, listExportStores } from './exporting/export-catalogue.ts';
import type { DrawPicture } from './exporting/export-zip.ts';
import { importSummary } from './imports.view.ts';
import { listImports, readImport, readProblemFile, readTemplate } from './read-imports.ts';
import { cancelImport, startImport } from './start-import.ts';

/** Import and export of the catalogue (OPS-06). */
export function importingRoutes(app: App, draw: DrawPicture): void {
  bind(app, contract.listImports, (call) => listImports(call.db, staffOf(call), call.scope.language));
  bind(app, contract.readImport, (call) => readImport(call.db, staffOf(call), call.params.id, call.scope.language));
  bind(app, contract.readImportProblems, (call) =>
    readProblemFile(call.db, staffOf(call), call.params.id, call.scope.language),
  );
  bind(app, contract.readImportTemplate, (call) => readTemplate(call.params.entity));
  bind(app, contract.addImport, async (call) => {
    const { file_name: fileName, entity, file_bytes: fileBytes } = call.body;
    const row = await addImport(call.db, staffOf(call), { fileName, entity, fileBytes }, app.clock());
    return importSummary(row, call.scope.language);
  });
  bind(app, contract.addImportPart, async (call) => {
    const [bytes] = call.files['part'] ?? [];
    if (!bytes) throw new RefusalError({ code: 'import_part_wrong' });
    const part = { id: call.params.id, number: call.body.number, bytes };
    return importSummary(await addImportPart(call.db, staffOf(call), part, app.clock()), call.scope.language);
  });
  bind(app, contract.startImport, async (call) =>
    importSummary(await startImport(call.db, staffOf(call), call.params.id, app.clock()), call.scope.language),
  );
  bind(app, contract.cancelImport, async (call) =>
    importSummary(await cancelImport(call.db, staffOf(call), call.params.id, app.clock()), call.scope.language),
  );
  bind(app, contract.listExportStores, (call) => listExportStores(call.db, staffOf(call), call.scope.language));
  bind(app, contract.exportCatalogue, async (call) => {
    const context = { digits: (await app.locale()).digits };
    const wanted = { kind: call.params.kind, storeId: call.query.store_id ?? null, context, draw };
    return exportCatalogue(call.db, staffOf(call), wanted);
  });
}
