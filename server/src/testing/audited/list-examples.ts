import { plain, type AuditedExamples } from './audited-world.ts';

const text = { en: 'Two words', ar: 'كلمتان' };

/** Texts and lists of the settings. */
export const listExamples: AuditedExamples = {
  ...plain('changeLanding', 'changed', { header_title: text }),
  changePage: {
    leaves: 'changed',
    run: async ({ made, run }) => {
      const page = { slug: 'refund-policy', title: text, body: text };
      await made('changePage', page);
      return run('changePage', { ...page, body: { en: 'Three more words', ar: null } });
    },
  },
  ...plain('changeTips', 'changed', { amounts: [7, 8] }),
  ...plain('changeReasons', 'changed', {
    reasons: [{ id: null, kind: 'refund', audience: 'customer', text, is_active: true }],
  }),
  ...plain('changeOfflineMethods', 'changed', {
    methods: [{ id: null, name: text, details: [], questions: [], is_active: true }],
  }),
  ...plain('changeWalletBonuses', 'changed', {
    bonuses: [
      {
        id: null,
        title: text,
        type: 'percent',
        value: 5,
        minimum: 10,
        maximum: null,
        from: '2026-03-01T10:00:00Z',
        until: '2026-03-09T10:00:00Z',
        is_active: true,
      },
    ],
  }),
  ...plain('changeParcelLists', 'changed', {
    categories: [],
    instructions: [{ id: null, text, is_active: true }],
  }),
};
