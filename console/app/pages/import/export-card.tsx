import { exportCatalogue, listExportStores, readImportTemplate } from '@rialto/contract/calls/console/imports.ts';
import { importEntities } from '@rialto/contract/shapes/import/import.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Select } from '@rialto/ui/fields/select.tsx';
import { useQuery } from '@tanstack/react-query';
import { Archive, Download, FileSpreadsheet } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useDownload } from '../../platform/download.ts';
import { useMay } from '../../platform/own-account.ts';
import { queryOf } from '../../platform/query.ts';
import { entityName } from './import-words.ts';

/** Files to take away: items as CSV, or everything with pictures. */
export function ExportCard() {
  const mayAll = useMay('stores');
  const { data } = useQuery(queryOf(listExportStores, {}));
  const [storeId, setStoreId] = useState('');
  const { save, running } = useDownload();
  const query = storeId === '' ? {} : { store_id: Number(storeId) };
  const stores = (data?.stores ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Card title={t('console.import_export')} text={t('console.import_export_text')}>
      <Select
        label={t('console.import_export_store')}
        value={storeId}
        options={[{ value: '', label: t('console.import_all_stores') }, ...stores]}
        onChange={({ target }) => setStoreId(target.value)}
      />
      <Button
        kind="secondary"
        isFull
        icon={<FileSpreadsheet className="size-5" aria-hidden />}
        isLoading={running === 'items.csv'}
        onClick={() => void save(exportCatalogue, { params: { kind: 'items' }, query }, 'items.csv')}
      >
        {t('console.import_export_items')}
      </Button>
      {mayAll && (
        <Button
          kind="secondary"
          isFull
          icon={<Archive className="size-5" aria-hidden />}
          isLoading={running === 'shop.zip'}
          onClick={() => void save(exportCatalogue, { params: { kind: 'zip' }, query }, 'shop.zip')}
        >
          {t('console.import_export_zip')}
        </Button>
      )}
    </Card>
  );
}

/** An empty file for each table. */
export function TemplateCard() {
  const mayAll = useMay('stores');
  const { save, running } = useDownload();
  const listed = importEntities.filter((entity) => mayAll || entity === 'items').toReversed();
  return (
    <Card title={t('console.import_templates')} text={t('console.import_templates_text')}>
      <ul className="-mx-2 flex flex-col">
        {listed.map((entity) => (
          <li key={entity}>
            <Button
              kind="ghost"
              isFull
              className="[&>span]:w-full"
              isLoading={running === `${entity}.csv`}
              iconEnd={<Download className="ms-auto size-5 text-ink-soft" aria-hidden />}
              onClick={() => void save(readImportTemplate, { params: { entity } }, `${entity}.csv`)}
            >
              {entityName(entity)}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Card({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3 rounded-lg border border-hairline bg-surface p-5">
      <div>
        <h2 className="text-lg font-bold">{title}</h2>
        <p className="text-ink-soft">{text}</p>
      </div>
      {children}
    </section>
  );
}
