import type { KnipConfig } from 'knip'

export default {
  entry: [
    'bin/*.js',
    'bench/*.ts',
    'bin/content-report.ts',
    'server/{main,admin}.ts',
    'server/demo/main.ts',
    'web/page-start.ts',
    'web/prerender.tsx',
    'web/render-page.tsx',
    // bin/build.js builds these as scripts of their own.
    'web/pwa/offline.ts',
    'web/pwa/worker/service-worker.ts',
    'test/{icons,screenshots}.ts',
    'playwright.prove.config.ts',
    'playwright.screens.config.ts',
    'test/e2e/*.{e2e,prove}.ts',
  ],
  project: ['{bin,contract,server,web,test,bench}/**/*.{js,ts,tsx,css}', '*.config.ts'],
  compilers: {
    css: (text) => [...text.matchAll(/@import '([^']+)'/g)].map(([, name]) => `import '${name}'`).join('\n'),
  },
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Kysely calls the functions of a migration.
  ignoreIssues: { 'server/database/{migrations,migrate-fixtures}/*.ts': ['exports'] },
  ignoreBinaries: ['apt-get', 'openssl', 'prometheus', 'sha256sum'],
  // bin/checks.js runs these by path.
  ignoreDependencies: ['oxfmt', 'oxlint'],
} satisfies KnipConfig
