import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { subsetFonts } from './bin/subset-fonts.js'
import { withoutUnusedCode } from './bin/without-unused-code.js'

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? 3001}`

export default defineConfig({
  plugins: [react(), subsetFonts(), withoutUnusedCode()],
  publicDir: 'web/public',
  html: { cspNonce: '__NONCE__' },
  // Feature 4 is `:dir()`. Replacing it with `:lang()` would ignore the direction of members' texts.
  css: { lightningcss: { exclude: 4 } },
  server: { proxy: { '/api': api, '/healthz': api } },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    // For bin/release.js.
    license: { fileName: '.vite/licenses.json' },
    // Browsers without it load the same files a moment later.
    modulePreload: { polyfill: false },
    target: 'es2022',
    // The content security policy forbids data: fonts, and hashed files are cached forever.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Without names, because every screen loads the lists of files to preload. `.vite/manifest.json` has the names.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          // Without groups a screen loads about 60 files, most of them under 1 KB. A group takes along what its files import.
          groups: [
            // Everything main.tsx imports. main.tsx itself stays the entry.
            { name: 'initial', tags: ['$initial'], test: /[\\/](node_modules|web[\\/](?!main))/, priority: 4 },
            // The frame of every screen.
            {
              name: 'frame',
              test: /[\\/]web[\\/](api[\\/]refetch-on-focus|pillars[\\/]PillarBadge|shell[\\/](Logo|Main|ThemeToggle)|ui[\\/](BackLink|focus-on-mount|IconButton|TextArea|TextButton))\./,
              priority: 3,
            },
            {
              name: 'shared',
              test: /[\\/]web[\\/](api|pillars|shell|ui)[\\/](?!rare-icons)|[\\/]@tanstack[\\/].*[mM]utation/,
              minShareCount: 42,
              priority: 2,
            },
            // What Home shares with the screens of challenges.
            {
              name: 'challenges',
              test: /[\\/]web[\\/]features[\\/]challenges[\\/](participations|day-lines|day-status)\./,
              priority: 1,
            },
            // What Home shares with the screen of a challenge.
            { name: 'marking', test: /[\\/]web[\\/]features[\\/]challenges[\\/](marking|moment)\./ },
            // Small parts of Home that the lists of challenges share.
            {
              name: 'today',
              test: /[\\/]web[\\/](features[\\/]home[\\/](AboutSite|Crews|HighlightsSkeleton)|features[\\/]challenges[\\/](order-for-today|use-today-order|ParticipationCard|CardTitleLink|WeekLine)|pillars[\\/]PillarLine)\./,
            },
            // Small parts of the screen of a challenge that others show too.
            {
              name: 'panel',
              test: /[\\/]web[\\/]features[\\/]challenges[\\/]StepBody\./,
            },
            // The smallest parts of Home that a few screens share.
            {
              name: 'small',
              test: /[\\/]web[\\/](ui[\\/](AvatarRow|list-names|weekday-date|current-minute)|features[\\/]crews[\\/]round[\\/]format-next)\./,
            },
            // The smallest parts of the weekly round and its card.
            {
              name: 'round',
              test: /[\\/]web[\\/]features[\\/]crews[\\/]round[\\/](round-words|CommitmentLine|Round\.module)\./,
            },
            // The smallest parts of the forms in which members post.
            { name: 'posting', test: /[\\/]web[\\/]features[\\/]moderation[\\/](PostingGate|use-can-post)\./ },
            { name: 'forms', test: /[\\/]web[\\/]forms[\\/](Form|FormField)\./ },
            // The queries of the screens of a crew.
            {
              name: 'crews',
              test: /[\\/]web[\\/]features[\\/]crews[\\/](crew-queries|round[\\/]round-queries)\./,
            },
            // The smallest parts of the panel of a challenge.
            {
              name: 'progress',
              test: /[\\/]web[\\/]features[\\/]challenges[\\/](ChallengePanel\.module|DetailsSkeleton|ChallengeProgress|ProgressBar)\./,
            },
            // What the layout of members shares with the sheet of a phone and with other screens.
            {
              name: 'layout',
              test: /[\\/]web[\\/](shell[\\/](BottomBar|Header|SettingsLink|SidebarNav|NavGroup|OpenCount|LogOutButton|log-out|nav-items)|ui[\\/]Avatar)\./,
              priority: 1,
            },
          ],
        },
      },
    },
  },
})
