import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The list of routes is short; sending it at once saves a request at the first click.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
