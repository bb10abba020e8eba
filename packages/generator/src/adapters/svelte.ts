import type { Adapter } from './adapter.ts'
import { svelteDecisions, svelteRecipes } from './svelte-recipes.ts'
import { sourceFolders, viteApp, viteScripts } from './vite-app.ts'

const check = 'svelte-kit sync && svelte-check --fail-on-warnings'

/** The Svelte reference app: SvelteKit with routes in folders, runes, Vite, and an adapter of its own. */
export const svelte: Adapter = {
  ...viteApp,
  documents: { ...viteApp.documents, page: 'src/app.html' },
  folders: { public: 'static', ...sourceFolders('src/lib') },
  entryPoints: [
    'src/app.html',
    'src/app.d.ts',
    'src/params.ts',
    'src/entry-server.ts',
    'src/routes/+layout.ts',
    'src/routes/+error.svelte',
    'src/routes/404/+page.svelte',
    // The build asks it for the calls that were written.
    'src/lib/app/backend.ts',
    'vite.config.ts',
    'tsconfig.json',
    '.oxlintrc.json',
    '.gitignore',
    '.nvmrc',
    'tools/*'
  ],
  page: {
    hasTexts: false,
    head: ['%sveltekit.head%'],
    body: () => ['<div id="root">%sveltekit.body%</div>']
  },
  build: { hashed: '/_app/immutable/', cache: '.svelte-kit', vercel: 'sveltekit', writer: 'site-adapter.ts' },
  features: {
    path: 'src/lib/features/index.ts',
    folder: 'src/lib/features',
    contract: 'src/lib/feature.ts'
  },
  chosen: { styles: 'src/lib/chosen.css', code: 'src/lib/chosen.ts' },
  companions: { pwa: ['src/lib/service-worker.js', 'src/routes/offline/+page.svelte'] },
  contactForm: 'src/lib/features/contact-form/ContactFields.svelte',
  bookingForm: 'src/lib/features/booking/BookingForm.svelte',
  recipes: svelteRecipes,
  decisions: svelteDecisions,
  imports: { '#domain/*': './src/lib/domain/*', '#lib/*': './src/lib/*' },
  dependencies: 'development',
  tools: [
    { package: '@sveltejs/adapter-static' },
    { package: '@sveltejs/kit' },
    { package: '@sveltejs/vite-plugin-svelte' },
    { package: 'oxlint' },
    { package: 'svelte' },
    { package: 'vite' },
    { package: 'svelte-check', typescriptOnly: true },
    { package: 'typescript', typescriptOnly: true },
    { package: '@types/node', typescriptOnly: true }
  ],
  scripts: (typescript) => ({
    ...viteScripts(check)(typescript),
    // After an install, for editors and for builds of parts; an image installs before it has the sources.
    prepare: "svelte-kit sync || echo ''"
  }),
  // What SvelteKit writes checks JavaScript as if it had types.
  jsconfig: { extends: '$app/tsconfig', compilerOptions: { checkJs: false } },
  moduleEndings: ['.ts', '.js'],
  entry: 'src/routes/+layout.svelte',
  startModule: 'src/hooks.client.ts',
  pageFolder: (address) => `src/routes${address.replace(':id', '[...id=service]')}`.replace(/\/$/, '')
}
