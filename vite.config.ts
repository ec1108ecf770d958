import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? 3001}`

const onFirstUse = 'DialogPanel|Dialog\\.module|Toast|TooltipBubble|SidebarSheet|nonce'
const forForms = 'Field|TextInput|TextArea|PasswordInput|MarkdownField|Select'
const forLists = 'LoadMore'
const toConfirm = 'ConfirmDialog'
const offHome = 'Markdown|markdown|plain-text|Tabs|ProgressBar|EmptyState|BackLink|Banner|PageHeader'
const ofOneScreen = 'Page\\.|Notice|FallenColumn|Signed'
const fewLines =
  'features/(pillars/(pillars\\.ts|PillarBadge|PillarOptions)|challenges/(DifficultyBadge|ChallengeFacts)|accounts/return-to|social/(platforms|social-queries)|forum/(forum-queries|replies-in-words))|drafts|request-id|say-failure|log-out|today\\.ts'
const sharedByScreens = new RegExp(
  `web/(ui|layout|${fewLines})(?!.*(${onFirstUse}|${forForms}|${forLists}|${toConfirm}|${offHome}|${ofOneScreen}))`,
)

// Each of these stands in the build for what a package brings along and no screen uses.
const standIn = (find: RegExp, file: string) => ({ find, replacement: fileURLToPath(new URL(file, import.meta.url)) })
const markdownLeftOut =
  /^(mdast-util-to-markdown|markdown-table|mdast-util-gfm-footnote|micromark-extension-gfm-footnote|@ungap\/structured-clone|style-to-object)$/

export default defineConfig({
  plugins: [react()],
  publicDir: 'web/public',
  resolve: {
    alias: [
      standIn(markdownLeftOut, 'web/ui/markdown-left-out.ts'),
      standIn(/^\.\.\/core\/(json-schema-processors|to-json-schema)\.js$/, 'web/forms/zod-left-out.ts'),
      standIn(/^\.\/instrumentation\.js$|^\.\/(dom\/)?ssr\/components\.js$/, 'web/router-left-out.ts'),
    ],
  },
  html: { cspNonce: '__NONCE__' },
  server: { proxy: { '/api': api, '/healthz': api } },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // The policy allows no data: fonts, and a hashed file is kept for ever.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      onLog(level, log, handle) {
        // What is left out of zod is a hundred names that nothing calls.
        if (!(log.code === 'IMPORT_IS_UNDEFINED' && log.message.includes('zod-left-out'))) handle(level, log)
      },
      output: {
        codeSplitting: {
          groups: [
            // What every screen needs travels in two files, not in thirty. What loads on first use is left out.
            {
              name: 'vendor',
              test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\/(?!.*nfiniteQuery)/,
              priority: 2,
            },
            { name: 'ui', test: sharedByScreens, minShareCount: 2, priority: 1 },
            // Home, the landing page and the shell do without these.
            { name: 'parts', test: new RegExp(`web/ui/(${offHome})(?!Text|Field)`), minShareCount: 2, priority: 1 },
            { name: 'fields', test: new RegExp(`web/ui/(${forForms})`), minShareCount: 2, priority: 1 },
            { name: 'lists', test: new RegExp(`web/ui/(${forLists})|nfiniteQuery`), minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
})
