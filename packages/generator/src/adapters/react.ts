import type { Adapter } from './adapter.ts'

/** The React reference app: React with its router in data mode, Vite, and a build plugin of its own. */
export const react: Adapter = {
  roots: [
    'index.html',
    'src/entry-server.tsx',
    'vite.config.ts',
    'tsconfig.json',
    '.oxlintrc.json',
    '.gitignore',
    '.nvmrc',
    'tests/*',
    'tools/*'
  ],
  features: { path: 'src/features/index.ts', folder: 'src/features', contract: 'src/feature.ts' },
  services: {
    path: 'src/chosen/services.ts',
    folder: 'src/app/services',
    contract: 'src/app/services/service.ts'
  },
  choices: {
    layout: { path: 'src/chosen/layout.ts', from: 'src/app/layouts', as: 'layout' },
    font: { path: 'src/chosen/font.ts', from: 'src/app/fonts', as: 'font' },
    script: { path: 'src/chosen/script.ts', from: 'src/app/scripts', as: 'script' },
    backend: {
      path: 'src/app/backends/index.ts',
      from: 'src/app/backends',
      as: 'createBackend',
      exported: 'createBackend'
    }
  },
  companions: { pwa: ['src/service-worker.js'] },
  tools: [
    { package: 'vite' },
    { package: 'oxlint' },
    { package: 'typescript', typescriptOnly: true },
    { package: '@types/node', typescriptOnly: true },
    { package: '@types/react', typescriptOnly: true },
    { package: '@types/react-dom', typescriptOnly: true }
  ],
  scripts: (typescript) => ({
    dev: 'vite',
    build: typescript ? 'tsc --noEmit && vite build' : 'vite build',
    preview: 'vite preview',
    lint: 'oxlint --max-warnings 0',
    ...(typescript ? { typecheck: 'tsc --noEmit' } : {}),
    test: 'node --test "tests/*.test.*"',
    'launch-check': `node tools/launch-check.${typescript ? 'ts' : 'js'}`
  }),
  entry: 'src/main.tsx'
}
