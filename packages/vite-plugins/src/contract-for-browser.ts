import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const contractFolder = fileURLToPath(new URL('../../contract/src/', import.meta.url));

/**
 * Replaces each contract file with the plain values it exports, because the browser only needs an endpoint's method, path
 * and needs. Schemas and the schema library stay out of the bundle.
 */
export function contractForBrowser(): Plugin {
  return {
    name: 'contract-for-browser',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async load(id) {
      const file = id.split('?')[0] ?? id;
      if (!file.startsWith(contractFolder)) return null;
      const exported = (await import(`${file}?at=${Date.now()}`)) as Record<string, unknown>;
      const lines = Object.entries(exported).flatMap(([name, value]) => exportLine(name, value));
      return { code: lines.join('\n') || 'export {};', map: null };
    },
  };
}

function exportLine(name: string, value: unknown): string[] {
  if (typeof value === 'function') return [`export const ${name} = ${String(value)};`];
  if (isEndpoint(value)) {
    const { method, path, needs } = value;
    return [`export const ${name} = ${JSON.stringify({ method, path, needs })};`];
  }
  if (isStream(value)) return [`export const ${name} = ${JSON.stringify({ path: value.path })};`];
  if (isSchema(value)) return [];
  return [`export const ${name} = ${JSON.stringify(value)};`];
}

function isEndpoint(value: unknown): value is { method: string; path: string; needs: string[] } {
  return typeof value === 'object' && value !== null && 'reply' in value && 'path' in value;
}

function isStream(value: unknown): value is { path: string } {
  return typeof value === 'object' && value !== null && 'events' in value && 'path' in value;
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '~kind' in value;
}
