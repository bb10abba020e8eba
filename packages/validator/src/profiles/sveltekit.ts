import { kitPageBlueprint, kitSettingsBlueprint } from '../blueprints/sveltekit.ts'
import { buildChecks } from './checks.ts'
import type { Profile } from './profile.ts'

/** SvelteKit on Vite: the generator's output, and what `sv create` writes, with its settings in either place. */
export const svelteKit: Profile = {
  id: 'sveltekit',
  checks: buildChecks,
  essential: [
    { paths: ['src/app.html'], blueprint: kitPageBlueprint },
    {
      paths: ['vite.config.ts', 'vite.config.js', 'vite.config.mjs', 'vite.config.mts'],
      blueprint: kitSettingsBlueprint
    }
  ],
  entries: [],
  routes: {
    folder: 'src/routes',
    entry:
      /^src\/(?:routes\/(?:.*\/)?\+(?:page|layout|error|server)(?:@[^/]*)?(?:\.server)?\.(?:svelte|ts|js)|(?:hooks(?:\.server|\.client)?|params|service-worker)(?:\/index)?\.(?:ts|js)|params\/\w+\.(?:ts|js))$/
  },
  worker: {
    paths: [
      'src/service-worker.ts',
      'src/service-worker.js',
      'src/service-worker/index.ts',
      'src/service-worker/index.js'
    ],
    address: '/service-worker.js'
  },
  injected: [],
  startPages: ['src/app.html'],
  required: ['svelte', '@sveltejs/kit', '@sveltejs/vite-plugin-svelte', 'vite'],
  versions: {
    svelte: '^5.0.0',
    '@sveltejs/kit': '^3.0.0',
    '@sveltejs/vite-plugin-svelte': '^7.0.0',
    '@sveltejs/adapter-static': '^4.0.0',
    vite: '^8.0.0',
    typescript: '~6.0.0',
    'svelte-check': '^4.0.0'
  },
  jsxRuntime: 'none',
  start: { names: ['start', 'dev'], add: { name: 'dev', command: 'vite dev', needs: 'vite' } },
  manifest: {
    scripts: { dev: 'vite dev', build: 'vite build', preview: 'vite preview' },
    dev: [
      '@sveltejs/adapter-static',
      '@sveltejs/kit',
      '@sveltejs/vite-plugin-svelte',
      'svelte',
      'svelte-check',
      'typescript',
      'vite'
    ],
    extra: [],
    module: true
  },
  built: true,
  publicFolder: 'static'
}

/** Its first major version brings the plugin of Vite along. */
export const svelteKitOne: Profile = {
  ...svelteKit,
  required: svelteKit.required.filter((name) => name !== '@sveltejs/vite-plugin-svelte')
}
