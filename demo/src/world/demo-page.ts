import type { Texts } from '@rialto/database/documents/texts.ts';

export type DemoPage = { slug: string; title: Required<Texts>; body: Required<Texts> };
