import { file, toProject } from '@sitewright/project'
import { describe, expect, it } from 'vitest'
import { fixture } from './fixtures/read.ts'
import { check, repair, validate } from './index.ts'

describe('a correct project', () => {
  it.each(['bakery', 'classic'])('gives no finding: %s', async (name) => {
    const project = fixture(name)
    const report = await check(project)
    expect(report.errors).toEqual([])
    expect(report.warnings).toEqual([])
    expect(report.buildTest).toMatchObject({ buildSuccess: true, engine: 'rollup' })
    expect(report).toMatchObject({ isValid: true, finalStatus: 'READY_TO_USE', suggestions: [] })
  })

  it.each(['bakery', 'classic'])('is not changed by a repair: %s', async (name) => {
    const project = fixture(name)
    const report = await repair(project, { fixes: 'lossy' })
    expect(report.fixedFiles).toEqual([...project.values()])
    expect(report.autoFixedCount).toBe(0)
  })

  it('passes the call after generation', async () => {
    const result = await validate([...fixture('bakery').values()], 'react')
    expect(result).toMatchObject({
      isValid: true,
      finalStatus: 'READY_TO_USE',
      autoFixedCount: 0,
      preventedIssuesCount: 0
    })
  })
})

const page =
  '<!doctype html><html lang="en"><head><title>A</title></head><body><div id="app"></div><script type="module" src="/src/main.ts"></script></body></html>\n'

/** Valid files beside a correct project; the start page of some is another. */
const valid: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a script that writes the element it then asks for': {
    'index.html': page,
    'src/main.ts': `import { count } from './count.ts'\n\nconst app = document.querySelector<HTMLDivElement>('#app')\nif (app) app.innerHTML = '<button id="counter" type="button"></button>'\ncount(document.querySelector<HTMLButtonElement>('#counter')!)\n`,
    'src/count.ts': 'export const count = (button: HTMLButtonElement) => button.click()\n'
  },
  'a script that draws in an element which it makes': {
    'index.html': page,
    'src/main.ts': `import { createRoot } from 'react-dom/client'\n\nconst made = document.createElement('div')\nmade.id = 'made'\ndocument.body.append(made)\ncreateRoot(document.getElementById('made')!).render('A')\n`
  },
  'an element that may be there': {
    'index.html': page,
    'src/main.ts': `document.getElementById('banner')?.remove()\n`
  },
  'an alias that the settings of webpack explain in a folder': {
    'build/webpack.base.conf.js': `module.exports = { resolve: { alias: { '~': __dirname } } }\n`,
    'src/tilde.ts': `import '~/tilde.css'\n`
  },
  'a component that takes class': {
    'src/seat.tsx': `export const Seat = ({ class: cabin }: { class: string }) => <p>{cabin}</p>\n`,
    'src/plane.tsx': `import { Seat } from './seat.tsx'\n\nexport const Plane = () => <Seat class="economy" />\n`
  },
  'decorators of parameters': {
    'src/service.ts': `declare const inject: (token: string) => ParameterDecorator\n\nexport class Service {\n  constructor(@inject('url') readonly url: string) {}\n}\n`
  }
}

it.each(Object.keys(valid))('valid code gives no finding: %s', async (name) => {
  const added = Object.entries(valid[name] ?? {}).map(([path, content]) => file(path, content))
  const kept = [...fixture('bakery').values()].filter(({ path }) => !added.some((each) => each.path === path))
  const report = await check(toProject([...kept, ...added]), { build: 'none' })
  const paths = new Set(added.flatMap(({ path }) => (path === 'index.html' ? [] : [path])))
  const found = [...report.errors, ...report.warnings].filter((issue) => paths.has(issue.file ?? ''))
  expect(found.map(({ file: path, message }) => `${path}: ${message}`)).toEqual([])
})
