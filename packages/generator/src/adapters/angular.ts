import type { Adapter } from './adapter.ts'
import { angularDecisions, angularRecipes } from './angular-recipes.ts'
import { sourceFolders, viteApp, viteScripts } from './vite-app.ts'

const check = 'ngc -p tsconfig.json --noEmit'

/** A style sheet for some pages, which no component imports. */
const pageSheet = (name: string): string => `src/styles/pages/${name}.css`

/** The Angular reference app: standalone components without zones, signals, and a build script in place of the Angular CLI. */
export const angular: Adapter = {
  documents: { ...viteApp.documents, page: 'src/index.html' },
  folders: {
    public: 'public',
    ...sourceFolders('src'),
    features: 'src/app/features',
    pages: 'src/app/pages',
    ui: 'src/app/ui'
  },
  entryPoints: [
    'src/index.html',
    'src/main.server.ts',
    // The build asks it for the calls that were written.
    'src/app/backend.ts',
    'src/app/app.css',
    'src/styles/*',
    ...['offer', 'opening', 'thin', 'thin-layouts'].map(pageSheet),
    'angular.json',
    'build.ts',
    'tsconfig.json',
    '.oxlintrc.json',
    '.gitignore',
    '.nvmrc',
    'tools/*'
  ],
  page: { hasTexts: true, head: [], body: () => ['<div id="root"></div>'] },
  terms: { build: 'node build.ts', backend: 'inject(SiteBackend)', shared: 'a service' },
  build: { hashed: '/assets/', cache: '.angular', vercel: 'angular', writer: 'finish-build.ts' },
  features: {
    path: 'src/app/features/index.ts',
    folder: 'src/app/features',
    contract: 'src/app/feature.ts'
  },
  chosen: viteApp.chosen,
  sheets: { path: 'src/styles.css', first: 'src/styles/base.css' },
  readVariable: (name) => `environment.${name}`,
  environment: {
    path: 'src/environments/environment.ts',
    about:
      'The variables of the build. `build.ts` fills them from the environment and from `.env`, where each begins with `NG_APP_`.',
    flags: [
      { name: 'production', about: 'Whether the site is built, or shown while it is developed.' },
      {
        name: 'launch',
        about: 'Whether this build is to be published: without drafts, and without what only pretends.'
      }
    ]
  },
  companions: {
    ...viteApp.companions,
    analytics: [pageSheet('analytics')],
    auth: [pageSheet('account')],
    booking: [pageSheet('booking')],
    chat: [pageSheet('chat')],
    'contact-form': [pageSheet('contact')],
    gallery: [pageSheet('gallery')],
    geolocation: [pageSheet('contact')],
    notifications: [pageSheet('notifications')],
    payments: [pageSheet('payments')],
    reviews: [pageSheet('reviews')],
    search: [pageSheet('search')]
  },
  functions: viteApp.functions,
  contactForm: 'src/app/features/contact-form/contact-form.html',
  bookingForm: 'src/app/features/booking/booking-form.html',
  recipes: angularRecipes,
  decisions: angularDecisions,
  tools: [
    { package: '@angular/build' },
    { package: '@angular/compiler' },
    { package: '@angular/compiler-cli' },
    // @angular/ssr draws by it, and does not bring it along.
    { package: '@angular/platform-server' },
    { package: 'oxlint' },
    { package: 'typescript', typescriptOnly: true },
    { package: '@types/node', typescriptOnly: true }
  ],
  imports: viteApp.imports,
  dependencies: 'reached',
  node: { range: '^22.22.3 || ^24.15.0 || >=26.0.0', words: 'Node 22.22.3, 24.15, 26 or newer' },
  runtime: ['rxjs', 'tslib'],
  scripts: (typescript) => ({
    ...viteScripts(check)(typescript),
    dev: 'node build.ts serve',
    build: `${check} && node build.ts`,
    'build:launch': `${check} && node build.ts launch`,
    preview: 'node tools/preview.ts',
    pretest: 'node tools/build-if-stale.ts'
  }),
  // The formatter takes the blocks of a template for text otherwise.
  formatOverrides: [{ files: '*.html', options: { parser: 'angular' } }],
  moduleEndings: ['.ts'],
  entry: 'src/main.ts',
  startAfter: "import { App } from './app/app.ts'",
  variable: (name) => `NG_APP_${name}`
}
