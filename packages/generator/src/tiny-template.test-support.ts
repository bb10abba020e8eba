import { file } from '@sitewright/project'
import { defaultSite, type Site } from '@sitewright/site'
import type { Template } from './template.ts'

const texts: Readonly<Record<string, string>> = {
  'src/main.tsx': [
    "import { hydrate } from 'framework/client'",
    "import { createBackend, deliver, layout, services } from './chosen.ts'",
    "import { features } from './features/index.ts'",
    "import './theme.css'",
    "import './chosen.css'",
    'hydrate({ layout, features, services, createBackend, deliver })',
    ''
  ].join('\n'),
  'src/feature.ts': 'export interface Feature {\n  id: string\n}\n',
  'src/domain/looks.ts': 'export const standard = { columns: 2 }\nexport const grid = { columns: 12 }\n',
  'src/styles/layouts/standard.css': '.hero {\n  columns: 2;\n}\n',
  'src/styles/layouts/grid.css': '.hero {\n  columns: 12;\n}\n',
  'src/styles/fonts/inter.css': "@font-face {\n  font-family: 'Inter';\n  src: url(/fonts/inter.woff2);\n}\n",
  'src/browser/backends.ts': [
    'export const createSimulatedBackend = () => null',
    'export const createRestBackend = () => null',
    'export const callOnly = () => undefined',
    'export const postToFormService = () => undefined',
    ''
  ].join('\n'),
  'message/mail.js': 'export const receive = () => undefined\n',
  'message/aws.js': "export { receive as handler } from './mail.js'\n",
  'api/message.js': "export { receive as POST } from '../message/mail.js'\n",
  'netlify/functions/message.js': "export { receive as default } from '../../message/mail.js'\n",
  'src/browser/services/service.ts': 'export interface Service {\n  id: string\n}\n',
  'src/browser/services/plausible.ts': "export const plausible = { id: 'plausible' }\n",
  'src/features/booking/index.tsx':
    "import { day } from './day.ts'\nexport const booking = { id: 'booking', day }\n",
  'src/features/booking/day.ts': 'export const day = 1\n',
  'src/features/api.tsx': "import { call } from 'caller'\nexport const api = { id: 'api', call }\n",
  'src/features/contact-form/index.ts': "export const contactForm = { id: 'contact-form' }\n",
  'src/service-worker.js': 'self.skipWaiting()\n',
  'tests/site.test.ts': "import { test } from 'node:test'\ntest('works', () => {})\n",
  'tests/booking.test.ts': "import { test } from 'node:test'\ntest('books', () => {})\n",
  'tests/days.test.ts': "import { day } from '../src/features/booking/day.ts'\nimport './clock.ts'\nday()\n",
  'tests/clock.ts': 'export const clock = 1\n',
  'vite.config.ts': "import plugin from 'plugin'\nexport default { plugins: [plugin()] }\n",
  '.gitignore': 'node_modules\n'
}

const onlyTypes = ['src/feature.ts', 'src/browser/services/service.ts']

/** A template of a few files, to show what the generator does with one. Its JavaScript output is not compiled, only renamed. */
export const tinyTemplate: Template = {
  framework: 'react',
  entryPoints: ['src/main.tsx', 'vite.config.ts', '.gitignore'],
  files: new Map([
    ...Object.entries(texts).map(([path, text]) => [path, file(path, text)] as const),
    ['public/fonts/inter.woff2', file('public/fonts/inter.woff2', new Uint8Array([1, 2, 3]))]
  ]),
  javascript: new Map(
    Object.entries(texts)
      .filter(([path]) => /\.tsx?$/.test(path) && !onlyTypes.includes(path))
      .map(([path, text]) => {
        const output = path.replace(/\.ts(x?)$/, '.js$1')
        return [path, file(output, text.replace(/\.ts(x?)'/g, ".js$1'"))]
      })
  ),
  outlines: new Map(),
  javascriptOutlines: new Map(),
  styleOutlines: new Map(),
  versions: {
    framework: '1.0.0',
    plugin: '2.0.0',
    caller: '3.0.0',
    vite: '4.0.0',
    typescript: '5.0.0',
    unused: '6.0.0'
  },
  lock: {
    'node_modules/caller': { version: '3.0.0' },
    'node_modules/framework': { version: '1.0.0', dependencies: { scheduler: '^1.0.0' } },
    'node_modules/native': { version: '2.0.0' },
    'node_modules/native-linux': { version: '1.5.0', os: ['linux'] },
    'node_modules/native-mac': { version: '1.5.0', os: ['darwin'] },
    'node_modules/plugin': {
      version: '2.0.0',
      dependencies: { native: '^1.0.0' },
      peerDependencies: { vite: '^4.0.0' }
    },
    'node_modules/plugin/node_modules/native': {
      version: '1.5.0',
      optionalDependencies: { 'native-linux': '1.5.0', 'native-mac': '1.5.0' }
    },
    'node_modules/scheduler': {
      version: '1.2.0',
      peerDependencies: { typescript: '*' },
      peerDependenciesMeta: { typescript: { optional: true } }
    },
    'node_modules/typescript': { version: '5.0.0' },
    'node_modules/unused': { version: '6.0.0' },
    'node_modules/vite': { version: '4.0.0', dependencies: { native: '^2.0.0' } }
  }
}

/** A site with a name and the given changes. */
export function siteWith(changes: Partial<Site>): Site {
  return {
    ...defaultSite,
    businessInfo: { ...defaultSite.businessInfo, businessName: 'Nine Lives' },
    ...changes
  }
}
