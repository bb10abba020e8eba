import { pageBlueprint } from '../blueprints/react.ts'
import { mountVueBlueprint } from '../blueprints/vue.ts'
import { buildChecks } from './checks.ts'
import type { Profile } from './profile.ts'

/** Vue on Vite: the generator's output, and what create-vue writes. */
export const vueVite: Profile = {
  id: 'vue-vite',
  checks: buildChecks,
  essential: [
    { paths: ['index.html'], blueprint: pageBlueprint(['src/main.ts', 'src/main.js']) },
    { paths: ['src/main.ts', 'src/main.js'], blueprint: mountVueBlueprint },
    { paths: ['vite.config.ts', 'vite.config.js', 'vite.config.mjs', 'vite.config.mts'] }
  ],
  entries: ['src/main.ts', 'src/main.js'],
  injected: [],
  startPages: ['index.html'],
  required: ['vue', 'vite', '@vitejs/plugin-vue'],
  versions: {
    vue: '^3.5.0',
    'vue-router': '^5.0.0',
    vite: '^8.0.0',
    '@vitejs/plugin-vue': '^6.0.0',
    typescript: '~6.0.0',
    'vue-tsc': '^3.0.0'
  },
  jsxRuntime: 'none',
  start: { names: ['start', 'dev'], add: { name: 'dev', command: 'vite', needs: 'vite' } },
  manifest: {
    scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview' },
    dev: ['vite', '@vitejs/plugin-vue', 'typescript', 'vue-tsc'],
    extra: [],
    module: true
  },
  built: true,
  publicFolder: 'public'
}
