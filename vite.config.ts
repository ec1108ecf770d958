import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? 3001}`

const onFirstUse = 'DialogPanel|Dialog\\.module|Toast|TooltipBubble|SidebarSheet|nonce'
const ofOneScreen = 'Page\\.|Notice|FallenColumn|Signed'
const sharedByScreens = new RegExp(`web/(ui|layout|features/pillars/pillars\\.ts)(?!.*(${onFirstUse}|${ofOneScreen}))`)

export default defineConfig({
  plugins: [react()],
  publicDir: 'web/public',
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
            { name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\//, priority: 2 },
            { name: 'ui', test: sharedByScreens, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
})
