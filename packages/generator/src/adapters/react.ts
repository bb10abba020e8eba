import type { Adapter } from './adapter.ts'
import { reactDecisions, reactRecipes } from './react-recipes.ts'

/** The React reference app: React with its router in data mode, Vite, and a build plugin of its own. */
export const react: Adapter = {
  documents: {
    page: 'index.html',
    site: 'src/site.json',
    choices: 'src/sitewright.json',
    theme: 'src/theme.css',
    customCss: 'src/custom.css',
    policy: 'src/policy.json'
  },
  folders: {
    public: 'public',
    features: 'src/features',
    pages: 'src/pages',
    ui: 'src/ui',
    domain: 'src/domain',
    browser: 'src/browser',
    styles: 'src/styles'
  },
  entryPoints: [
    'index.html',
    'src/entry-server.ts',
    // The build asks it for the calls that were written.
    'src/app/backend.ts',
    'vite.config.ts',
    'tsconfig.json',
    '.oxlintrc.json',
    '.gitignore',
    '.nvmrc',
    'tools/*'
  ],
  page: {
    head: [],
    body: (entry) => ['<div id="root"></div>', `<script type="module" src="${entry}"></script>`]
  },
  build: { hashed: '/assets/', vercel: 'vite' },
  features: { path: 'src/features/index.ts', folder: 'src/features', contract: 'src/feature.ts' },
  chosen: { styles: 'src/chosen.css', code: 'src/chosen.ts' },
  readVariable: (name) => `import.meta.env.${name}`,
  functions: {
    vercel: ['api/message.js'],
    netlify: ['netlify/functions/message.js'],
    aws: ['message/aws.js'],
    // Firebase's own entry is printed, and names this.
    firebase: ['message/mail.js']
  },
  contactForm: 'src/features/contact-form/contact-form.tsx',
  bookingForm: 'src/features/booking/details-step.tsx',
  recipes: reactRecipes,
  decisions: reactDecisions,
  companions: { pwa: ['src/service-worker.js'] },
  tools: [
    { package: 'vite' },
    { package: 'oxlint' },
    { package: 'typescript', typescriptOnly: true },
    { package: '@types/node', typescriptOnly: true },
    { package: '@types/react', typescriptOnly: true },
    { package: '@types/react-dom', typescriptOnly: true }
  ],
  imports: { '#domain/*': './src/domain/*' },
  dependencies: 'reached',
  scripts: (typescript) => ({
    dev: 'vite',
    build: typescript ? 'tsc --noEmit && vite build' : 'vite build',
    'build:launch': `${typescript ? 'tsc --noEmit && ' : ''}node tools/build.${typescript ? 'ts' : 'js'} launch`,
    preview: 'vite preview',
    lint: 'oxlint --max-warnings 0',
    ...(typescript ? { typecheck: 'tsc --noEmit' } : {}),
    pretest: `node tools/build.${typescript ? 'ts' : 'js'} if-stale`,
    test: 'node --test "tests/*.test.*"',
    check: 'npm run lint && npm run build:launch && npm test',
    'launch-check': `node tools/launch-check.${typescript ? 'ts' : 'js'}`
  }),
  jsconfig: { jsx: 'react-jsx' },
  moduleEndings: ['.ts', '.tsx', '.js', '.jsx'],
  entry: 'src/main.tsx',
  variable: (name) => `VITE_${name}`
}
