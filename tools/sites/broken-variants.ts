// Ways to break a generated project, each made by code, and what a real build does with it.
import { changed, member, rewritten, withFile, without, type Variant } from './break-project.ts'

/** In halves, so that no scanner takes this file for one that holds keys. */
const keyMark = ['sk', 'live', ''].join('_')
const privateKey = ['PRIVATE', 'KEY'].join(' ')

const manifest = 'public/manifest.webmanifest'
const group = (value: Record<string, unknown>, name: string): Record<string, string> =>
  value[name] as Record<string, string>

/** The table of broken projects; TypeScript, with every feature on. */
export const reactVariants: readonly Variant[] = [
  {
    name: 'the manifest is missing',
    break: (project) => without(project, manifest),
    found: ['pwa/has-manifest'],
    build: 'passes'
  },
  {
    name: 'paths are wrong',
    break: (project) =>
      changed(
        changed(project, 'index.html', '/src/main.tsx', '/src/start.tsx'),
        'src/main.tsx',
        './app/',
        './ap/'
      ),
    found: ['reference/missing', 'script/missing-import'],
    build: 'fails'
  },
  {
    name: 'site.json is no JSON',
    break: (project) => changed(project, 'src/site.json', '{', '{,'),
    found: ['json/syntax'],
    build: 'fails'
  },
  {
    name: 'package.json is no JSON',
    break: (project) => changed(project, 'package.json', '"version"', 'version"'),
    found: ['manifest/invalid'],
    build: 'fails'
  },
  {
    name: 'the icons are missing',
    break: (project) => without(project, /^public\/icons\//),
    found: ['pwa/icons-are-fetchable', 'pwa/shortcut-icons-are-fetchable'],
    build: 'passes'
  },
  {
    name: 'a script and a style sheet do not parse',
    break: (project) =>
      withFile(
        changed(project, 'src/pages/home.tsx', /return \(/, 'return (('),
        'src/custom.css',
        'a {\n  color: red\n  top: 0;\n'
      ),
    found: ['script/syntax', 'css/missing-semicolon', 'css/balance'],
    build: 'fails'
  },
  {
    name: 'two pages have one address',
    break: (project) =>
      changed(project, 'src/domain/features/gallery.ts', "path: '/gallery'", "path: '/contact'"),
    found: ['route/duplicate'],
    build: 'passes'
  },
  {
    name: 'a file, a package and a name are missing',
    break: (project) =>
      rewritten(
        project,
        'src/app/application.tsx',
        (text) =>
          `import { useStat } from 'react'\nimport dayjs from 'dayjs'\nimport { gone } from '../gone.ts'\n${text}\nexport const kept = [useStat, dayjs, gone]\n`
      ),
    found: ['script/missing-export', 'manifest/missing-dependency', 'script/missing-import'],
    build: 'fails'
  },
  {
    name: 'package.json asks for what npm refuses',
    break: (project) =>
      member(project, 'package.json', (value) => {
        group(value, 'dependencies')['react'] = 'latest-ish'
        group(value, 'dependencies')['leftpad'] = '^99.0.0'
        group(value, 'scripts')['build'] = 'webpack'
      }),
    found: ['manifest/version', 'manifest/script-tool', 'manifest/lock-file'],
    build: 'cannot be installed'
  },
  {
    name: 'markup keeps people out',
    break: (project) =>
      rewritten(
        changed(project, 'index.html', ' lang="en"', ''),
        'src/pages/about.tsx',
        (text) =>
          `${text}\nexport function Extra() {\n  return (\n    <>\n      <img src="/social.png" />\n      <input name="mail" />\n      <button />\n    </>\n  )\n}\n`
      ),
    found: ['access/page', 'access/markup'],
    build: 'passes'
  },
  {
    name: 'the service worker is missing',
    break: (project) => without(project, 'src/service-worker.js'),
    found: ['reference/named-file'],
    build: 'fails'
  },
  {
    name: 'a file has another case than its import',
    break: (project) =>
      changed(project, 'src/app/routes.tsx', '../pages/not-found.tsx', '../pages/Not-Found.tsx'),
    found: ['script/missing-import'],
    build: 'fails'
  },
  {
    name: 'a merge, a byte order mark and a key were left',
    break: (project) =>
      rewritten(
        rewritten(
          withFile(project, '.env', `STRIPE_KEY=${keyMark}51H8x2mK9qLpR7sT3vWyZ4bN\n`),
          'src/custom.css',
          (text) => `\uFEFF${text}`
        ),
        'src/domain/hours.ts',
        (text) => `<<<<<<< HEAD\n${text}=======\n>>>>>>> theirs\n`
      ),
    found: ['text/merge-conflict', 'text/byte-order-mark', 'secret/key'],
    build: 'fails'
  },
  {
    name: 'host files do not parse',
    break: (project) =>
      withFile(
        withFile(
          withFile(project, 'netlify.toml', '[build\npublish = dist\n'),
          '.github/workflows/site.yml',
          'on: push\njobs:\n  - a: [\n'
        ),
        manifest,
        'This is a manifest.\n'
      ),
    found: ['host/file', 'json/syntax', 'pwa/has-manifest'],
    build: 'fails'
  },
  {
    name: 'the manifest is another site’s',
    break: (project) =>
      member(project, manifest, (value) => {
        value['start_url'] = 'https://other.example/'
        delete value['name']
        const [first] = value['icons'] as { sizes: string }[]
        if (first) first.sizes = '512x512'
      }),
    found: ['pwa/start-url', 'pwa/name', 'pwa/icon-sizes-are-valid'],
    build: 'passes'
  },
  {
    name: 'a private key lies among the files',
    break: (project) =>
      withFile(project, 'deploy.pem', `-----BEGIN ${privateKey}-----\nMIIEvQ\n-----END PRIVATE KEY-----\n`),
    found: ['secret/key'],
    build: 'passes'
  },
  {
    name: 'Windows line endings',
    break: (project) => changed(project, 'src/custom.css', /\n/g, '\r\n'),
    found: [],
    build: 'passes'
  }
]
