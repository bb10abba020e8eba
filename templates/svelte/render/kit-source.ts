import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { UserConfig } from 'vite'

/** The sources of SvelteKit, whose parts are linked one by one here: its own build makes whole sites. */
const source = fileURLToPath(new URL('..', import.meta.resolve('@sveltejs/kit'))).replace(/\/$/, '')

/** The plugin for components, with the options that a project has in `vite.config.ts`. */
export const svelteFiles = svelte({
  configFile: false,
  compilerOptions: { runes: true, rootDir: fileURLToPath(new URL('..', import.meta.url)) },
  emitCss: false
})

/** What the code of SvelteKit reads of its settings, as they are in a project. */
const settings = {
  __SVELTEKIT_APP_DIR__: '_app',
  __SVELTEKIT_APP_VERSION_CHECKS_ENABLED__: true,
  __SVELTEKIT_APP_VERSION_FILE__: '_app/version.json',
  __SVELTEKIT_APP_VERSION_POLL_INTERVAL__: 0,
  __SVELTEKIT_CLIENT_ROUTING__: true,
  __SVELTEKIT_DEV__: false,
  __SVELTEKIT_EMBEDDED__: false,
  __SVELTEKIT_FORK_PRELOADS__: false,
  // No page of the template has a `load`: what it shows stands in site.json.
  __SVELTEKIT_HAS_SERVER_LOAD__: false,
  __SVELTEKIT_HAS_UNIVERSAL_LOAD__: false,
  __SVELTEKIT_HASH_ROUTING__: false,
  __SVELTEKIT_PATHS_ASSETS__: '',
  __SVELTEKIT_PATHS_BASE__: '',
  __SVELTEKIT_PATHS_RELATIVE__: false
}

/** Settings of Vite by which modules of SvelteKit are found without its plugin. */
export const kitSource = {
  resolve: { alias: { $app: `${source}/runtime/app`, $kit: source } },
  define: {
    ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, JSON.stringify(value)])),
    // The start script of a page leaves it there.
    __SVELTEKIT_PAYLOAD__: 'globalThis.__sveltekit_site'
  }
} satisfies UserConfig
