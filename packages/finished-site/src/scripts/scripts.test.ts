import { file, findText, importResolver, toProject } from '@sitewright/project'
import { describe, expect, it } from 'vitest'
import { bundleScripts } from './bundle-scripts.ts'
import { compileComponent } from './compile-component.ts'
import { createModuleCompiler } from './compile-module.ts'
import { compileScript } from './compile-script.ts'
import { sharedModules } from './shared-modules.ts'
import { styleOrder } from './style-order.ts'

/** Compiles one of some modules. */
function compileModule(path: string, ...texts: readonly (readonly [path: string, text: string])[]) {
  const project = toProject(texts.map(([name, text]) => file(name, text)))
  const read = (name: string): string => findText(project, name) ?? ''
  return createModuleCompiler({ project, base: '', read, resolve: importResolver(project) })(path)
}

describe('compiling a module', () => {
  it('takes types and JSX out, and fills in the variables of the build', () => {
    const code = compileScript(
      'src/a.tsx',
      "import type { A } from './a.ts'\nexport const a = (x: A) => <p key={x}>{import.meta.env.BASE_URL}</p>",
      { base: '/shop' }
    )
    expect(code).toContain('"/shop/"')
    expect(code).toContain('from "react/jsx-runtime"')
    expect(code).not.toMatch(/import type|: A|<p|import\.meta/)
  })

  it('leaves what no owner sets undefined', () => {
    const code = 'export const key = [import.meta.env.VITE_SENTRY_DSN, import.meta.env.DEV]'
    expect(compileScript('src/a.js', code, { base: '' })).toBe('export const key = [undefined, false]')
  })
})

describe('compiling a component', () => {
  const project = toProject([file('src/types.ts', 'export interface Line { text: string; level?: number }')])

  it('makes a module of script and markup, with the props that its types name', async () => {
    const component = `<script setup lang="ts">
import type { Line } from './types.ts'
import Badge from './Badge.vue'
const { text, level = 2 } = defineProps<Line>()
</script>
<template><!-- A note. --><p v-if="text" :data-level="level as number"><Badge />{{ text }}</p></template>`
    const code = compileScript('src/A.vue', await compileComponent('src/A.vue', component, project), {
      base: ''
    })
    expect(code).toContain('./Badge.vue')
    expect(code).toMatch(/props: \{\s+text: \{\},\s+level: \{ default: 2 \}/)
    expect(code).toContain('_createCommentVNode("", true)')
    expect(code).not.toMatch(/Line\b|as number|<p|A note/)
  })

  it('takes a component without a script', async () => {
    const code = await compileComponent('src/A.vue', '<template><hr class="line" /></template>', project)
    expect(code).toContain('export default { render }')
  })

  it('names the component that the compiler does not understand', async () => {
    await expect(compileComponent('src/A.vue', '<template><p></template>', project)).rejects.toThrow(
      /^src\/A\.vue: /
    )
    await expect(
      compileComponent(
        'src/B.vue',
        '<script setup>\nlet a = \n</script>\n<template><p /></template>',
        project
      )
    ).rejects.toThrow(/src\/B\.vue/)
  })
})

describe('compiling a component of Svelte', () => {
  it('makes a module of script and markup, without types and with the variables of the build', async () => {
    const component = `<script lang="ts">
  import Badge from './Badge.svelte'
  let { level = 2 as number }: { level?: number } = $props()
  const isLaunch: boolean = import.meta.env.LAUNCH
</script>
<!-- A note. -->
{#if isLaunch}<p data-level={level}><Badge /></p>{/if}`
    const code = await compileModule('src/A.svelte', ['src/A.svelte', component])
    expect(code).toContain("from 'svelte/internal/client'")
    expect(code).toContain('$.prop($$props')
    expect(code).toContain('isLaunch = true')
    expect(code).not.toMatch(/as number|: boolean|A note|import\.meta/)
  })

  it('compiles the runes of a module', async () => {
    const code = await compileModule('src/a.svelte.ts', [
      'src/a.svelte.ts',
      'let a = $state<number>(1)\nexport const add = () => a++'
    ])
    expect(code).toContain('$.state(1)')
  })

  it('names the component that the compiler does not understand', async () => {
    await expect(compileModule('src/A.svelte', ['src/A.svelte', '<p>{</p>'])).rejects.toThrow(
      'src/A.svelte: '
    )
  })
})

describe('compiling a component of Angular', () => {
  const badge = `import { Component } from '@angular/core'
@Component({ selector: 'b[appBadge]', template: 'new' })
export class Badge {}`
  const card = `import { Component, input } from '@angular/core'
import { Badge } from './badge.ts'
@Component({ selector: 'p[appCard]', imports: [Badge], templateUrl: './card.html' })
export class Card {
  readonly title = input.required<string>()
}`
  const template = '@if (title()) { <b appBadge></b> }'

  it('finds its template, and the components that this draws, in the project', async () => {
    const code = await compileModule(
      'src/card.ts',
      ['src/card.ts', card],
      ['src/card.html', template],
      ['src/badge.ts', badge]
    )
    expect(code).toContain('dependencies: [Badge]')
    expect(code).toContain('ɵɵconditionalCreate')
    expect(code).not.toMatch(/@Component|<string>/)
  })

  it('takes no other module for one', async () => {
    const own = "import { Component } from './own.ts'\n@Component()\nexport class A {}"
    await expect(compileModule('src/a.ts', ['src/a.ts', own])).resolves.toContain('@Component()')
  })
})

it('lists style sheets as their modules run, those of pages that are loaded later last', () => {
  const modules: Readonly<Record<string, readonly [string[], string[]]>> = {
    main: [['base.css', 'app', 'custom.css'], []],
    app: [['ui', 'page.css'], ['late']],
    ui: [['ui.css', 'app'], []],
    late: [['ui.css', 'late.css'], ['main']]
  }
  const sheets = styleOrder('main', (id) => {
    const [importedIds = [], dynamicallyImportedIds = []] = modules[id] ?? []
    return { importedIds, dynamicallyImportedIds }
  })
  expect(sheets).toEqual(['base.css', 'ui.css', 'page.css', 'custom.css', 'late.css'])
})

it('finds what several parts of a site import', () => {
  const modules: Readonly<Record<string, readonly [string[], string[]]>> = {
    start: [['site'], ['home', 'about']],
    home: [['ui', 'hero'], []],
    about: [['ui', 'site'], []],
    ui: [['icons'], []]
  }
  const shared = sharedModules(['start', 'home', 'about', 'ui', 'icons', 'site', 'hero'], 'start', (id) => {
    const [importedIds = [], dynamicallyImportedIds = []] = modules[id] ?? []
    return { importedIds, dynamicallyImportedIds }
  })
  expect([...shared].sort()).toEqual(['icons', 'site', 'ui'])
})

describe('bundling the scripts of a project', () => {
  const bundled = (files: Readonly<Record<string, string>>) =>
    bundleScripts({
      project: toProject(
        Object.entries({ 'package.json': '{"imports":{"#domain/*":"./src/domain/*"}}', ...files }).map(
          ([path, content]) => file(path, content)
        )
      ),
      base: '',
      build: { entry: 'src/main.tsx', modules: new Map(), files: new Map() },
      folder: 'assets',
      vendor: 'const a=1,b=2;export{a as useState,b as jsx}',
      replace: (path) => (path === 'src/features/chat.ts' ? 'export const chat = { id: "chat" }' : undefined)
    })

  it('makes one script for all pages and one for each that is loaded later', async () => {
    const { files, entry, preload, styleSheets } = await bundled({
      'src/main.tsx':
        "import './main.css'\nimport { useState } from 'react'\nimport { chat } from './features/chat.ts'\nimport { limit } from '#domain/limit.ts'\nimport site from './site.json'\nconsole.log(useState, chat, limit, site.name, import('./page.tsx'))",
      'src/main.css': '.a{}',
      'src/page.tsx': "import './page.css'\nexport const page = <p>Page</p>",
      'src/page.css': '.b{}',
      'src/site.json': '{"name":"Nine \\"Lives\\""}',
      'src/domain/limit.ts': 'export const limit: number = 7\nexport const unused = "never"',
      'src/features/chat.ts': 'export const chat = { id: "chat", page: "simulated" }'
    })
    const all = [...files.values()].join('\n')
    expect([...files.keys()].map((name) => name.replace(/-[\w-]{8}\.js$/, ''))).toEqual([
      'assets/main',
      'assets/page',
      'assets/vendor'
    ])
    expect(entry).toMatch(/^assets\/main-/)
    expect(preload).toEqual([...files.keys()].filter((name) => name.startsWith('assets/vendor-')))
    expect(styleSheets).toEqual(['src/main.css', 'src/page.css'])
    expect(all).toContain('Nine')
    expect(all).not.toMatch(/simulated|never/)
    expect(files.get(entry)).toMatch(/from"\.\/vendor-[\da-f]{8}\.js"/)
  })

  it('fails where a module imports what is not there', async () => {
    await expect(bundled({ 'src/main.tsx': "import './gone.ts'" })).rejects.toThrow(
      'src/main.tsx imports ./gone.ts, which is not part of the project.'
    )
    await expect(
      bundled({ 'src/main.tsx': "import { b } from './a.ts'\nb()", 'src/a.ts': 'export const a = 1' })
    ).rejects.toThrow('"b" is not exported by "src/a.ts"')
    await expect(
      bundled({ 'src/main.tsx': "import { useOptimistic } from 'react'\nuseOptimistic()" })
    ).rejects.toThrow('The packages of the site have no useOptimistic')
  })

  it('compiles components of Angular, and fails where they need of it what the packages lack', async () => {
    const files = {
      'src/main.tsx': "import { Chat } from './features/chat-page.ts'\nconsole.log(Chat)",
      'src/features/chat-page.ts':
        "import { Component } from '@angular/core'\nimport { chat } from './chat.ts'\n@Component({ templateUrl: './chat.html' })\nexport class Chat { readonly id = chat.id }",
      'src/features/chat.ts': 'export const other = 1',
      'src/features/chat.html': '@if (id) {<p>{{ id }}</p>}'
    }
    await expect(bundled(files)).rejects.toThrow(
      /The packages of the site have no .*ɵɵdefineComponent.*ɵɵtextInterpolate\b/
    )
    await expect(bundled({ ...files, 'src/features/chat.html': '@if (id) {' })).rejects.toThrow(
      'src/features/chat.html: '
    )
  })

  const routed = (page: string) =>
    bundleScripts({
      project: toProject([file('package.json', '{}'), file('src/routes/+page.svelte', page)]),
      base: '',
      build: {
        entry: 'built/start.js',
        modules: new Map([
          ['built/start.js', "export const pages = [() => import('./0.js')]"],
          ['built/0.js', "export { default } from '../src/routes/+page.svelte'"]
        ]),
        routes: { '/': [{ node: 2, path: 'built/0.js' }] },
        files: new Map()
      },
      folder: '_app',
      vendor: 'const a=1;export{a as append,a as from_html}',
      replace: () => undefined
    })

  it('links what the build of a framework writes, and names the scripts of each route', async () => {
    const { files, routes } = await routed('<p>Home</p>')
    expect(routes['/']?.nodes).toEqual([2])
    expect(routes['/']?.preload).toEqual([...files.keys()].filter((name) => name.startsWith('_app/0-')))
    expect(files.get(routes['/']?.preload[0] ?? '')).toContain('Home')
  })

  it('fails where a component needs of Svelte what the packages lack', async () => {
    await expect(routed('{#each [1] as one}<p>{one}</p>{/each}')).rejects.toThrow(
      /The packages of the site have no .*\beach\b/
    )
  })
})
