import { file, findText, toProject, type Project } from '@sitewright/project'
import { describe, expect, it } from 'vitest'
import { fixture } from '../fixtures/read.ts'
import { check, repair } from '../index.ts'
import { messages } from '../messages.ts'

const gardener = fixture('gardener')

const without = (...paths: readonly string[]): Project =>
  toProject([...gardener.values()].filter(({ path }) => !paths.includes(path)))

const withFile = (path: string, text: string): Project =>
  toProject([...[...gardener.values()].filter((each) => each.path !== path), file(path, text)])

async function found(project: Project) {
  const { errors, warnings } = await check(project, { build: 'none' })
  return [...errors, ...warnings].map(({ file: path, message, severity }) => [path, message, severity])
}

describe('routes of SvelteKit', () => {
  it('whose folder has no page are named by the file that is left', async () => {
    expect(await found(without('src/routes/order/+page.svelte'))).toEqual([
      ['src/routes/order/+page.ts', messages.noRoutePage('src/routes/order'), 'error']
    ])
    expect(await found(withFile('src/routes/empty/+layout.svelte', '<slot />\n'))).toEqual([
      ['src/routes/empty/+layout.svelte', messages.noRoutePage('src/routes/empty'), 'warning']
    ])
  })

  it.each([
    ['an endpoint', 'src/routes/api/+server.ts', 'export const GET = () => new Response()\n'],
    ['a component beside pages', 'src/routes/order/parts/Total.svelte', '<p>Total</p>\n'],
    ['a page without its layouts', 'src/routes/plain/+page@.svelte', '<p>Plain</p>\n'],
    ['a page in a group', 'src/routes/(app)/seeds/+page.svelte', '<p>Seeds</p>\n'],
    ['a page of Markdown', 'src/routes/news/+page.md', '# News\n']
  ])('may be %s', async (_, path, text) => {
    expect(await found(withFile(path, text))).toEqual([])
  })

  it('that a list names by their page have a folder', async () => {
    const list = (path: string): Project =>
      withFile('src/lib/pages.ts', `export const pages = [{ page: 'plant', path: '${path}' }]\n`)
    for (const path of ['/plants/:id', '/', '/order']) expect(await found(list(path))).toEqual([])
    expect(await found(list('/trees/:id'))).toEqual([
      ['src/lib/pages.ts', messages.noPageAt('/trees/:id'), 'error']
    ])
  })

  it.each(['src/app.html', 'vite.config.ts'])('need %s', async (path) => {
    expect((await check(without(path), { build: 'none' })).errors.map((each) => each.file)).toContain(path)
  })

  it('get the page back that SvelteKit fills in', async () => {
    const { fixedFiles, errors } = await repair(without('src/app.html'), { fixes: 'likely' })
    expect(errors).toEqual([])
    expect(findText(toProject(fixedFiles), 'src/app.html')).toContain('%sveltekit.body%')
  })
})

/** As `sv create` lays out a project with SvelteKit 2. */
const created: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: 'app',
    private: true,
    version: '0.0.1',
    type: 'module',
    scripts: {
      dev: 'vite dev',
      build: 'vite build',
      preview: 'vite preview',
      prepare: "svelte-kit sync || echo ''",
      check: 'svelte-kit sync && svelte-check --tsconfig ./tsconfig.json'
    },
    devDependencies: {
      '@sveltejs/adapter-auto': '^7.0.0',
      '@sveltejs/kit': '^2.50.0',
      '@sveltejs/vite-plugin-svelte': '^6.2.0',
      svelte: '^5.49.0',
      'svelte-check': '^4.3.0',
      typescript: '^5.9.0',
      vite: '^7.3.0'
    }
  }),
  'svelte.config.js':
    "import adapter from '@sveltejs/adapter-auto'\n\nexport default { kit: { adapter: adapter(), alias: { $ui: 'src/ui' } } }\n",
  'vite.config.ts':
    "import { sveltekit } from '@sveltejs/kit/vite'\nimport { defineConfig } from 'vite'\n\nexport default defineConfig({ plugins: [sveltekit()] })\n",
  'tsconfig.json':
    '{ "extends": "./.svelte-kit/tsconfig.json", "compilerOptions": { "rewriteRelativeImportExtensions": true } }\n',
  'src/app.d.ts': 'declare global {\n  namespace App {}\n}\n\nexport {}\n',
  'src/app.html':
    '<!doctype html>\n<html lang="en">\n  <head>\n    <meta charset="utf-8" />\n    <meta name="viewport" content="width=device-width, initial-scale=1" />\n    %sveltekit.head%\n  </head>\n  <body data-sveltekit-preload-data="hover">\n    <div style="display: contents">%sveltekit.body%</div>\n  </body>\n</html>\n',
  'src/hooks.server.ts':
    "import { dev } from '$app/environment'\nimport type { Handle } from '@sveltejs/kit'\n\nexport const handle: Handle = ({ event, resolve }) => (dev ? resolve(event) : resolve(event))\n",
  'src/lib/index.ts': 'export const name = 1\n',
  'src/lib/assets/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  'src/ui/Mark.svelte': '<b>!</b>\n',
  'src/params/id.ts': 'export const match = (param: string) => /\\d/.test(param)\n',
  'src/service-worker.ts':
    "/// <reference types=\"@sveltejs/kit\" />\nimport { build, files, version } from '$service-worker'\n\nself.addEventListener('install', (event) => void event.waitUntil(caches.open(version).then((cache) => cache.addAll([...build, ...files]))))\nself.addEventListener('fetch', (event) => void event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))))\n",
  'static/manifest.webmanifest': '{}\n',
  'static/robots.txt': 'User-agent: *\nDisallow:\n',
  'src/routes/+layout.svelte':
    '<script lang="ts">\n\timport favicon from \'$lib/assets/favicon.svg\';\n\n\tlet { children } = $props();\n</script>\n\n<svelte:head><link rel="icon" href={favicon} /><link rel="manifest" href="/manifest.webmanifest" /></svelte:head>\n\n{@render children()}\n',
  'src/routes/+page.svelte':
    "<script>\n\timport { name } from '$lib';\n\timport { page } from '$app/stores';\n\timport Mark from '$ui/Mark.svelte';\n</script>\n\n<h1>Welcome {name} {$page.url} <Mark /></h1>\n",
  'src/routes/[[lang]]/posts/[slug=id]/+page.server.ts':
    "import type { PageServerLoad } from './$types'\nimport { SECRET } from '$env/static/private'\n\nexport const load: PageServerLoad = () => ({ post: SECRET.length })\n",
  'src/routes/[[lang]]/posts/[slug=id]/+page.svelte':
    '<script lang="ts">\n\tlet { data } = $props();\n</script>\n\n<p>{data.post}</p>\n'
}

const files = (change: Readonly<Record<string, string | undefined>> = {}): Project =>
  toProject(
    Object.entries({ ...created, ...change }).flatMap(([path, text]) =>
      text === undefined ? [] : [file(path, text)]
    )
  )

describe('a project that sv create made', () => {
  it('is recognised, linked, and accused of nothing but its empty manifest', async () => {
    const report = await check(files())
    expect(report).toMatchObject({ profile: 'sveltekit', buildTest: { buildSuccess: true } })
    const said = [...report.errors, ...report.warnings].filter((each) => !each.file?.startsWith('static/'))
    expect(said.map(({ file: path, message }) => `${path}: ${message}`)).toEqual([])
  })

  it('gets the settings of Vite back, since those of SvelteKit stand elsewhere', async () => {
    const { fixedFiles } = await repair(files({ 'vite.config.ts': undefined }), {
      fixes: 'likely',
      build: 'none'
    })
    expect(findText(toProject(fixedFiles), 'vite.config.ts')).toContain('plugins: [sveltekit()]')
  })

  it('of the first major version needs no plugin of its own', async () => {
    const manifest = created['package.json']
      ?.replace('"@sveltejs/vite-plugin-svelte":"^6.2.0",', '')
      .replace('^2.50.0', '^1.30.0')
    const { errors } = await check(files({ 'package.json': manifest }), { build: 'none' })
    expect(errors.filter((each) => each.file === 'package.json')).toEqual([])
  })

  it('is recognised by its routes where package.json is lost', async () => {
    expect((await check(files({ 'package.json': undefined }), { build: 'none' })).profile).toBe('sveltekit')
  })
})
