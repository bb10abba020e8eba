import { file, findText, toProject, type Project } from '@sitewright/project'
import { describe, expect, it } from 'vitest'
import { check, repair } from '../index.ts'
import { messages } from '../messages.ts'

const manifest = (packages: Readonly<Record<string, string>>) =>
  file(
    'package.json',
    JSON.stringify({ name: 'app', version: '1.0.0', scripts: { dev: 'vite' }, dependencies: packages })
  )

/** As the tools that create such projects lay them out. */
const vue = (app: string): Project =>
  toProject([
    manifest({ vue: '^3.5.0', vite: '^8.0.0', '@vitejs/plugin-vue': '^6.0.0' }),
    file(
      'index.html',
      '<!doctype html>\n<html lang="en"><head><title>App</title></head><body></body></html>\n'
    ),
    file('vite.config.ts', "import vue from '@vitejs/plugin-vue'\nexport default { plugins: [vue()] }\n"),
    file('src/main.ts', "import App from './App.vue'\nconsole.log(App)\n"),
    file('src/App.vue', app),
    file('src/components/HelloWorld.vue', '<template><p>Hello</p></template>\n')
  ])
const svelte = (app: string): Project =>
  toProject([
    manifest({ svelte: '^5.0.0', vite: '^8.0.0' }),
    file('src/main.ts', "import App from './App.svelte'\nconsole.log(App)\n"),
    file('src/App.svelte', app),
    file('src/lib/Counter.svelte', '<button>1</button>\n')
  ])
const kit = (page: string): Project =>
  toProject([
    manifest({
      '@sveltejs/kit': '^2.0.0',
      '@sveltejs/vite-plugin-svelte': '^6.0.0',
      svelte: '^5.0.0',
      vite: '^8.0.0'
    }),
    file(
      'vite.config.js',
      "import { sveltekit } from '@sveltejs/kit/vite'\nexport default { plugins: [sveltekit()] }\n"
    ),
    file('svelte.config.js', 'export default { kit: {} }\n'),
    file(
      'src/app.html',
      '<!doctype html><html lang="en"><head>%sveltekit.head%</head><body></body></html>\n'
    ),
    file('src/routes/+page.svelte', page),
    file('src/lib/assets/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>\n')
  ])
const astro = (page: string): Project =>
  toProject([
    manifest({ astro: '^6.0.0', vite: '^8.0.0' }),
    file('src/pages/index.astro', page),
    file('src/layouts/Layout.astro', '---\nconst a = 1\n---\n<slot />\n')
  ])

describe('scripts of components', () => {
  it.each([
    [
      'Vue',
      vue('<script setup lang="ts">\nimport A from "./components/HelloWrold.vue"\n</script>\n'),
      'src/App.vue',
      './components/HelloWorld.vue'
    ],
    [
      'Vue, below its template',
      vue(
        '<template>\n  <A v-if="1 < 2" />\n</template>\n<script>\nimport A from "./components/HelloWrold.vue"\n</script>\n'
      ),
      'src/App.vue',
      './components/HelloWorld.vue'
    ],
    [
      'Svelte',
      svelte(
        '<script module>\nlet a = 1\n</script>\n<script lang="ts">\nimport A from "./lib/Cuonter.svelte"\n</script>\n{#if 1 < 2}<A />{/if}\n'
      ),
      'src/App.svelte',
      './lib/Counter.svelte'
    ],
    [
      'Astro',
      astro('---\nimport L from "../layouts/Layuot.astro"\nif (!L) return\n---\n<L />\n'),
      'src/pages/index.astro',
      '../layouts/Layout.astro'
    ]
  ])('a wrong import is found and put right: %s', async (_, project, path, right) => {
    const { errors } = await check(project, { build: 'none' })
    expect(errors.map((each) => [each.ruleId, each.file])).toEqual([['script/missing-import', path]])
    const text = findText(project, path) ?? ''
    const line = text.slice(0, text.indexOf('import')).split('\n').length
    expect(errors[0]?.line).toBe(line)
    const { fixedFiles } = await repair(project, { build: 'none' })
    expect(findText(toProject(fixedFiles), path)).toContain(`"${right}"`)
  })

  it('a script in a file of its own, and one in the page of Astro, are imports as well', async () => {
    const { errors } = await check(vue('<script src="./gone.ts"></script>\n'), { build: 'none' })
    expect(errors.map(({ message }) => message)).toEqual([messages.missingImport('./gone.ts')])
    const page = '<div><script>import "../gone.ts"</script><script is:inline>import "./no"</script></div>\n'
    const found = await check(astro(page), { build: 'none' })
    expect(found.errors.map(({ message }) => message)).toEqual([messages.missingImport('../gone.ts')])
  })

  it('SvelteKit maps $lib, writes the types of a route, and brings the title of each page', async () => {
    const page = (name: string) =>
      `<script lang="ts">\nimport icon from '$lib/assets/${name}'\nimport { PageProps } from './$types'\nimport { page } from '$app/state'\n</script>\n`
    const { errors, warnings } = await check(kit(page('favicon.svg')), { build: 'none' })
    expect([...errors, ...warnings]).toEqual([])
    const wrong = await check(kit(page('fav.svg')), { build: 'none' })
    expect(wrong.errors.map(({ message }) => message)).toEqual([
      messages.missingImport('$lib/assets/fav.svg')
    ])
  })

  it('imports are checked, and of names and labels it is said where they are not', async () => {
    const page = '---\nimport L from "../layouts/Layout.astro"\n---\n<L />\n'
    const { checks } = await check(astro(page), { build: 'none' })
    const stateOf = (id: string) => checks.find((each) => each.id === id)
    expect(stateOf('imports')?.state).toBe('clean')
    expect(stateOf('names')).toMatchObject({
      why: messages.notUnderstood('src/layouts/Layout.astro, src/pages/index.astro')
    })
    const broken = await check(vue('<script setup>\nimport { from\n</script>\n'), { build: 'none' })
    expect(broken.checks.find(({ id }) => id === 'imports')).toMatchObject({
      why: messages.notParsed('src/App.vue')
    })
  })
})
