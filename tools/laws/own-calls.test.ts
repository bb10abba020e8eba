import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { featureSimulations, type FeatureId } from '../../packages/catalog/src/index.ts'
import { generate, getAdapter } from '../../packages/generator/src/index.ts'
import { findText } from '../../packages/project/src/index.ts'
import { dentist, everythingSite, type Site } from '../../packages/site/src/index.ts'
import { createFolderUnderTest } from '../sites/under-test.ts'
import { writeProject } from '../sites/write-project.ts'
import { template } from './support.ts'

const folder = createFolderUnderTest('own-calls-')
afterAll(() => rmSync(folder, { recursive: true }))

const pretending = [
  'auth',
  'profile',
  'notifications',
  'payments',
  'reviews',
  'analytics',
  'security'
] as const
const site: Site = {
  ...dentist,
  selectedFeatures: [...pretending, 'chat'],
  typescript: false,
  content: everythingSite.content ?? {},
  deployment: { ...dentist.deployment, messages: { way: 'call', address: '', accessKey: '' } }
}
const project = generate(site, template)
writeProject(project, folder)
const chosenPath = getAdapter(template.framework).chosen.code.replace(/\.ts$/, '.js')
const chosen = findText(project, chosenPath) ?? ''

const callsOf = (id: FeatureId): readonly string[] => {
  const simulation = featureSimulations[id]
  return simulation === 'real' ? [] : simulation.calls
}

/** Writes calls as the README says, and builds what is published. */
function launch(calls: readonly string[]): { pages: ReadonlyMap<string, string>; check: string } {
  const written = calls.map((name) => `  ${name}: async () => ({ ok: false, code: 'failed' })`)
  const lines = [
    "import { createSimulatedBackend } from './browser/backends.js'",
    'export const createBackend = (parts) => ({',
    ['  ...createSimulatedBackend(parts)', ...written].join(',\n'),
    '})'
  ]
  writeFileSync(join(folder, dirname(chosenPath), 'own-backend.js'), `${lines.join('\n')}\n`)
  const named = chosen.replace(
    /^export .* as createBackend .*$/m,
    "export { createBackend } from './own-backend.js'"
  )
  writeFileSync(join(folder, chosenPath), named)
  const run = (...args: string[]) => spawnSync('node', args, { cwd: folder, encoding: 'utf8' })
  const { status, stdout, stderr } = run('tools/build.js', 'launch')
  if (status !== 0) throw new Error(stdout + stderr)
  const pages = globSync('**/*.html', { cwd: join(folder, 'dist') })
  const { stderr: check } = run('tools/launch-check.js')
  return {
    pages: new Map(pages.map((page) => [page, readFileSync(join(folder, 'dist', page), 'utf8')])),
    check
  }
}

describe('a launch build with calls that a developer wrote', () => {
  it('takes in every feature whose calls are all written, without a word of a demonstration', () => {
    const { pages, check } = launch([...pretending.flatMap(callsOf), 'chatReply'])
    expect([...pages.keys()]).toEqual(
      expect.arrayContaining([
        'login.html',
        'profile.html',
        'payments.html',
        'reviews.html',
        'analytics.html'
      ])
    )
    const words =
      /demonstration|\bdemo\b|kept in this browser only|nothing was charged|automatic answers from this site/i
    expect([...pages].filter(([, html]) => words.test(html)).map(([page]) => page)).toEqual([])
    expect(check).not.toContain('left out')
  }, 120_000)

  it('leaves out what is written by half, and says which calls are missing', () => {
    const { pages, check } = launch(['signIn', 'pay'])
    expect([...pages.keys()]).toContain('payments.html')
    expect([...pages.keys()]).not.toContain('login.html')
    expect(check).toMatch(
      /auth is left out: .*write signInWith, register, signOut, currentVisitor in a backend of your own/
    )
    expect(check).not.toContain('payments is left out')
  }, 120_000)
})
