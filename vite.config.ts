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
const fewLines = 'features/(pillars/(pillars\\.ts|PillarBadge)|challenges/(DifficultyBadge|ChallengeFacts)|accounts/return-to|social/(platforms|social-queries)|forum/forum-queries)|drafts|request-id|today\\.ts'
const sharedByScreens = new RegExp(`web/(ui|layout|${fewLines})(?!.*(${onFirstUse}|${forForms}|${forLists}|${toConfirm}|${offHome}|${ofOneScreen}))`)

const leftOut = /^(mdast-util-to-markdown|markdown-table|mdast-util-gfm-footnote|micromark-extension-gfm-footnote|@ungap\/structured-clone|style-to-object)$/

export default defineConfig({
  plugins: [react()],
  publicDir: 'web/public',
  resolve: { alias: [{ find: leftOut, replacement: fileURLToPath(new URL('web/ui/markdown-left-out.ts', import.meta.url)) }] },
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
      output: {
        codeSplitting: {
          groups: [
            // What every screen needs travels in two files, not in thirty. What loads on first use is left out.
            { name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\/(?!.*nfiniteQuery)/, priority: 2 },
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
