import type { Adapter } from './adapter.ts'

type Differing =
  | 'contactForm'
  | 'bookingForm'
  | 'recipes'
  | 'decisions'
  | 'tools'
  | 'scripts'
  | 'jsconfig'
  | 'moduleEndings'
  | 'entry'

const variable = (name: string): string => `VITE_${name}`

/** What apps have in common that Vite builds with a build plugin of ours. */
export const viteApp: Omit<Adapter, Differing> = {
  documents: {
    page: 'index.html',
    site: 'src/site.json',
    choices: 'src/sitewright.json',
    theme: 'src/theme.css',
    customCss: 'src/custom.css',
    policy: 'src/policy.json'
  },
  folders: { public: 'public', ...sourceFolders('src') },
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
    hasTexts: true,
    head: [],
    body: (entry) => ['<div id="root"></div>', `<script type="module" src="${entry}"></script>`]
  },
  terms: { build: 'vite build', backend: 'useBackend()', shared: 'one context' },
  build: { hashed: '/assets/', vercel: 'vite', writer: 'site-build/plugin.ts' },
  features: { path: 'src/features/index.ts', folder: 'src/features', contract: 'src/feature.ts' },
  chosen: { styles: 'src/chosen.css', code: 'src/chosen.ts' },
  readVariable: (name) => `import.meta.env.${variable(name)}`,
  functions: {
    vercel: ['api/message.js'],
    netlify: ['netlify/functions/message.js'],
    aws: ['message/aws.js'],
    // Firebase's own entry is printed, and names this.
    firebase: ['message/mail.js']
  },
  companions: { pwa: ['src/service-worker.js'] },
  imports: { '#domain/*': './src/domain/*' },
  dependencies: 'reached',
  node: { range: '>=22.22.3', words: 'Node 22.22.3 or newer' },
  variable
}

/** The scripts in package.json of an app built by Vite. `check` is the command that checks its types. */
export function viteScripts(check: string): Adapter['scripts'] {
  return (typescript) => {
    const ending = typescript ? 'ts' : 'js'
    const checked = typescript ? `${check} && ` : ''
    return {
      dev: 'vite',
      build: `${checked}vite build`,
      'build:launch': `${checked}node tools/build.${ending} launch`,
      preview: 'vite preview',
      lint: 'oxlint --max-warnings 0',
      ...(typescript ? { typecheck: check } : {}),
      pretest: `node tools/build.${ending} if-stale`,
      test: 'node --test "tests/*.test.*"',
      check: 'npm run lint && npm run build:launch && npm test',
      'launch-check': `node tools/launch-check.${ending}`
    }
  }
}

/** The folders of an app's sources, below the folder that holds them. */
export function sourceFolders(root: string): Omit<Adapter['folders'], 'public'> {
  return {
    features: `${root}/features`,
    pages: `${root}/pages`,
    ui: `${root}/ui`,
    domain: `${root}/domain`,
    browser: `${root}/browser`,
    styles: `${root}/styles`
  }
}
