// Mistakes in a project as it is generated: each is found, at its place, and repaired where it can be told what is right.
import { file, findText, toProject, type File, type Project } from '../../packages/project/src/index.ts'
import { generate } from '../../packages/generator/src/index.ts'
import { dentist } from '../../packages/site/src/index.ts'
import { builtTemplate } from '../template/built-template.ts'
import { describe, expect, it } from 'vitest'
import { check, repair } from '../../packages/validator/src/index.ts'
import { messages } from '../../packages/validator/src/messages.ts'
import { pwaMessages } from '../../packages/validator/src/pwa-messages.ts'

const site = {
  ...dentist,
  deployment: {
    ...dentist.deployment,
    platforms: ['netlify' as const],
    cicd: '' as const,
    messages: { way: 'netlify' as const, address: '', accessKey: '' }
  }
}
const project = generate(site, builtTemplate())

/** The project with one file changed; the text that is replaced has to be there. */
function changed(path: string, from: string, to: string): Project {
  const text = findText(project, path) ?? ''
  expect(text).toContain(from)
  return toProject(
    [...project.values()].map((each) => (each.path === path ? file(path, text.replace(from, to)) : each))
  )
}

/** What is found, with its file. */
async function found(
  broken: Project | readonly File[]
): Promise<{ file: string; message: string; line?: number }[]> {
  const { errors, warnings } = await check(toProject([...broken.values()]), { build: 'none' })
  return [...errors, ...warnings].map(({ file: path, message, line }) => ({
    file: path,
    message,
    ...(line === undefined ? {} : { line })
  }))
}

describe('in a generated project', () => {
  it('nothing is found as it is, also with the form that only Netlify reads', async () => {
    expect(await found(project)).toEqual([])
  })

  it('a worker at an address that the build never writes is found', async () => {
    const broken = changed('src/browser/pwa.ts', '`${base}/sw.js`', "'/service-worker.js'")
    expect(await found(broken)).toMatchObject([
      { file: 'src/browser/pwa.ts', message: pwaMessages.workerGone('/service-worker.js') }
    ])
    const inFolder = changed('src/browser/pwa.ts', 'base}/sw.js', 'base}/worker.js')
    expect(await found(inFolder)).toMatchObject([{ message: pwaMessages.workerGone('/worker.js') }])
  })

  it('an id that stands twice in a component is found, also where one of them is drawn under a condition', async () => {
    const broken = changed('src/app/footer.tsx', 'id="foot-pages"', 'id="foot-services"')
    expect(await found(broken)).toMatchObject([
      { file: 'src/app/footer.tsx', message: messages.duplicateId('foot-services') }
    ])
  })

  it('a start page without the element that the site is drawn in is found', async () => {
    const broken = changed('index.html', 'id="root"', 'id="app"')
    expect(await found(broken)).toMatchObject([
      { file: 'src/main.tsx', message: messages.noElement('root', 'index.html') }
    ])
  })

  it('a block of CSS that is never closed is found where it begins', async () => {
    const path = 'src/styles/pages/offer.css'
    const text = findText(project, path) ?? ''
    const at = text.indexOf('\n  .')
    const end = text.indexOf('\n  }', at)
    const lines = text.slice(0, at + 1).split('\n').length
    const broken = toProject([
      ...[...project.values()].filter((each) => each.path !== path),
      file(path, text.slice(0, end) + text.slice(end + 4))
    ])
    expect(await found(broken)).toEqual([{ file: path, message: messages.cssBlockOpen, line: lines }])
  })

  it('a size that an icon does not have is found and put right', async () => {
    const path = 'public/manifest.webmanifest'
    const broken = changed(path, '"sizes": "192x192"', '"sizes": "256x256"')
    const report = await repair(broken, { build: 'none' })
    expect(findText(toProject(report.fixedFiles), path)).toBe(findText(project, path))
  })

  it('`class` on an element and on a component is found and put right', async () => {
    for (const [path, from] of [
      ['src/app/header.tsx', 'className={isLongName'],
      ['src/app/footer.tsx', 'className="foot"']
    ] as const) {
      const broken = changed(path, from, from.replace('className', 'class'))
      const report = await repair(broken, { build: 'none', fixes: 'likely' })
      expect(findText(toProject(report.fixedFiles), path)).toBe(findText(project, path))
      expect(report.autoFixedCount).toBe(1)
    }
  })

  it('an import by a prefix that nobody explains is found', async () => {
    const broken = changed('src/app/footer.tsx', "'../domain/text.ts'", "'@/domain/text.ts'")
    expect(await found(broken)).toMatchObject([
      { file: 'src/app/footer.tsx', message: messages.unknownAlias('@/domain/text.ts') }
    ])
    const known = [...broken.values()].map((each) =>
      each.path === 'vite.config.ts'
        ? file(
            each.path,
            String(each.content).replace(
              'preserveSymlinks: true',
              "preserveSymlinks: true, alias: { '@': '/src' }"
            )
          )
        : each
    )
    expect(await found(known)).toEqual([])
  })

  it('decorators and accessors are read', async () => {
    const code =
      'const log = (value: unknown) => value\n@(log as never)\nexport class A {\n  accessor y = 1\n}\n'
    expect(await found([...project.values(), file('src/a.ts', code)])).toEqual([])
  })
})

it('components of Vue and Svelte are read whole; of those of Astro the imports are, and the names are listed as what was not', async () => {
  const script = 'import b from "./gone.vue"\nb(nobody)'
  for (const [path, text] of [
    ['src/a.vue', `<script setup>\n${script}\n</script>\n`],
    ['src/a.svelte', `<script>\n${script}\n</script>\n`],
    ['src/a.astro', `---\n${script}\n---\n`]
  ] as const) {
    const { checks } = await check(toProject([...project.values(), file(path, text)]), { build: 'none' })
    const stateOf = (id: string) => checks.find((each) => each.id === id)
    expect(stateOf('imports'), path).toMatchObject({ state: 'found', count: 1 })
    expect(stateOf('names'), path).toMatchObject(
      path.endsWith('.astro')
        ? { state: 'unchecked', why: messages.notUnderstood(path) }
        : { state: 'found', count: 1 }
    )
  }
})

it.each([
  ['<p id="a"></p><p id="a"></p>', 1],
  ['<p id="a"></p><p id="b"></p>', 0]
])('in a page, ids that stand twice: %s', async (body, count) => {
  const page = `<!doctype html><html lang="en"><head><title>A</title></head><body>${body}</body></html>`
  const { warnings } = await check(toProject([file('index.html', page)]), {
    profile: 'static',
    build: 'none'
  })
  expect(warnings.filter(({ message }) => message === messages.duplicateId('a'))).toHaveLength(count)
})
