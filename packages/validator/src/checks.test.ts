import { file, toProject, type Project } from '@sitewright/project'
import { describe, expect, it } from 'vitest'
import { fixture, lockFor } from './fixtures/read.ts'
import { check, repair, type CheckId, type CheckResult } from './index.ts'
import { messages } from './messages.ts'
import { checks } from './profiles/checks.ts'
import { getProfile } from './profiles/detect.ts'
import { knownExports } from './profiles/known-exports.ts'
import { findCheck } from './report/check-results.ts'
import { rules } from './rules/index.ts'
import { memberTests } from './rules/pwa/members.ts'
import { pictureTests } from './rules/pwa/pictures.ts'

const bakery = fixture('bakery')
const without = (project: Project, ...paths: string[]): Project =>
  toProject([...project.values()].filter(({ path }) => !paths.includes(path)))
const withFile = (path: string, content: string, project = bakery): Project =>
  toProject([...without(project, path).values(), file(path, content)])

async function findResult(project: Project, id: CheckId): Promise<CheckResult | undefined> {
  return (await check(project, { build: 'none' })).checks.find((each) => each.id === id)
}

describe('the checks of a profile', () => {
  it('hold every rule, each in one check', () => {
    for (const { id } of rules) expect(findCheck(id), id).toBeDefined()
    expect(findCheck('build/bundle')).toBe('bundle')
  })

  it('are read: each profile lists what it looks at', () => {
    for (const id of ['react-vite', 'classic', 'static', 'generic'] as const) {
      const listed = getProfile(id).checks
      expect(new Set(listed).size).toBe(listed.length)
      for (const each of listed) expect(checks[each].title).not.toBe('')
    }
    expect(getProfile('react-vite').checks).toEqual(Object.keys(checks))
  })

  it('hold the 28 tests that PWABuilder requires or recommends', () => {
    const ids = [
      'HasManifest',
      ...[...memberTests, ...pictureTests].map(({ id }) => id),
      'HasServiceWorker',
      'ServiceWorkerIsNotEmpty'
    ]
    const required = [...memberTests, ...pictureTests].filter(({ level }) => level === 'required')
    expect([ids.length, new Set(ids).size, required.length + 1]).toEqual([28, 28, 12])
  })

  it('make a project ready when all of them found nothing, and only the first install can tell the rest', async () => {
    const ready = await check(bakery)
    expect(ready.finalStatus).toBe('READY_TO_USE')
    expect(ready.checks.map(({ state }) => state)).toEqual(ready.checks.map(() => 'clean'))
    const unlocked = await check(without(bakery, 'package-lock.json'))
    expect(unlocked).toMatchObject({
      isValid: true,
      errors: [],
      warnings: [],
      finalStatus: 'READY_TO_USE'
    })
    expect(unlocked.checks.filter(({ state }) => state !== 'clean')).toEqual([
      expect.objectContaining({ id: 'versions', state: 'unchecked', why: messages.noLock })
    ])
  })

  it('call no bundle linked that stopped at a file with another error', async () => {
    const conflict = withFile('src/main.tsx', '<<<<<<< a\nconst a = 1\n=======\nconst a = 2\n>>>>>>> b\n')
    const { errors, checks: results } = await check(conflict)
    expect(errors.map(({ ruleId }) => ruleId)).not.toContain('build/bundle')
    expect(results.find(({ id }) => id === 'bundle')).toMatchObject({
      state: 'unchecked',
      why: messages.bundleStopped('src/main.tsx')
    })
  })

  it('say what they did not look at, and why', async () => {
    const minified = withFile('public/vendor.js', `var a = 1;${'a += 1;'.repeat(2000)}`)
    expect(await findResult(minified, 'files')).toMatchObject({
      state: 'unchecked',
      why: messages.notRead('public/vendor.js')
    })
    const svelte = toProject([file('src/App.svelte', '<p>Hi</p>'), file('package.json', '{}')])
    expect((await check(svelte)).checks.find(({ id }) => id === 'bundle')).toMatchObject({
      state: 'unchecked',
      why: messages.unknownKind
    })
    const made = String(bakery.get('package.json')?.content).replace(
      '"vite": "^8.3.8"',
      '"vite": "^8.3.8",\n    "vite-plugin-pwa": "^1.0.0"'
    )
    expect(await findResult(withFile('package.json', made), 'manifest')).toMatchObject({
      state: 'unchecked',
      why: messages.madeBy('vite-plugin-pwa')
    })
    const late = await check(bakery, { deadlineMs: -1 })
    expect(late.finalStatus).toBe('NEEDS_ATTENTION')
    expect(new Set(late.checks.map((each) => (each.state === 'unchecked' ? each.why : each.state)))).toEqual(
      new Set([messages.timeRanOut])
    )
  })

  it('never call a project built that was not', async () => {
    const { buildTest } = await check(bakery, { build: 'none' })
    expect(buildTest).toMatchObject({ buildSuccess: false, engine: 'none' })
    expect((await check(bakery)).buildTest).toMatchObject({ buildSuccess: true, engine: 'rollup' })
  })
})

describe('a site without packages', () => {
  const page = (body: string): string =>
    `<!doctype html>\n<html lang="en"><head><title>Words</title></head><body>${body}</body></html>\n`
  const worker = `self.addEventListener('install', (event) => event.waitUntil(caches.open('a').then((cache) => cache.addAll(['/app/', '/app/index.html', '/app/style.css']))))\n`
  const site = toProject([
    file('index.html', page('<script src="app.js"></script><a href="about.html">About</a>')),
    file('about.html', page('<p>About</p>')),
    file('app.js', "navigator.serviceWorker.register('/app/sw.js')\n"),
    file('sw.js', worker),
    file('style.css', 'p { color: red }\n')
  ])

  it('is not told that package.json is missing', async () => {
    const report = await check(site)
    expect(report.profile).toBe('static')
    expect(report.errors.map(({ message }) => message)).not.toContain(messages.missingManifest)
    expect(report.checks.map(({ id }) => id)).not.toContain('package')
  })

  it('is told what its worker keeps and its pages link that is not there', async () => {
    const report = await check(without(site, 'style.css', 'about.html'))
    const said = [...report.errors, ...report.warnings].map(({ message }) => message)
    expect(said).toContain(messages.deadLink('about.html'))
    expect(said.some((text) => text.includes('/app/style.css'))).toBe(true)
    expect(said.some((text) => text.includes('/app/index.html'))).toBe(false)
  })
})

describe('names of packages', () => {
  it.each(Object.keys(knownExports))('are those of %s', async (specifier) => {
    const module = (await import(specifier)) as Record<string, unknown>
    const real = Object.keys(module).filter(
      (name) => !/^(unstable_|UNSAFE_|__|default$|module\.exports$|browser$)/.test(name)
    )
    expect([...(knownExports[specifier]?.names ?? [])].sort()).toEqual(real.sort())
  })
})

describe('a repair of a project with a lock file', () => {
  it('takes versions from it, so that both agree again', async () => {
    const manifest = bakery.get('package.json')?.content as string
    const damaged = withFile('package.json', manifest.replace('    "react-dom": "^19.3.1",\n', ''))
    const report = await repair(damaged)
    expect(report.finalStatus).toBe('READY_TO_USE')
    expect(
      lockFor(report.fixedFiles.find(({ path }) => path === 'package.json')?.content as string)
    ).toContain('"react-dom": "^19.3.1"')
  })
})
