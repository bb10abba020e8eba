import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { generate, getAdapter } from '../../packages/generator/src/index.ts'
import { dentist, type Site } from '../../packages/site/src/index.ts'
import { root } from '../root.ts'
import { createFolderUnderTest } from '../sites/under-test.ts'
import { writeProject } from '../sites/write-project.ts'
import { takeTurn } from '../template/rotation.ts'
import { snapshots } from './support.ts'

const home = createFolderUnderTest('recipes-')
afterAll(() => rmSync(home, { recursive: true }))

const practice: Site = {
  ...dentist,
  deployment: {
    ...dentist.deployment,
    messages: { way: 'form', address: 'https://formspree.io/f/mharbour', accessKey: '' }
  }
}

/** A step as docs/recipes.md has it: a whole file, lines of one, or a text that becomes another. */
const step =
  /^New file `(?<whole>[^`]+)`:\n\n```\w+\n(?<code>.*?)\n```$|^In `(?<path>[^`]+)`:\n\n```diff\n(?<diff>.*?)\n```$|^In `(?<file>[^`]+)`, `(?<from>[^`]+)` becomes `(?<to>[^`]+)`\.$/gms

/** Follows every step of the recipes of a project; returns how many there were. */
function follow(folder: string): number {
  const steps = [...readFileSync(join(folder, 'docs/recipes.md'), 'utf8').matchAll(step)]
  for (const { groups = {} } of steps) {
    const { whole, code = '', path, diff = '', file = '', from = '', to = '' } = groups
    if (whole !== undefined) {
      mkdirSync(join(folder, dirname(whole)), { recursive: true })
      writeFileSync(join(folder, whole), `${code}\n`)
    } else if (path === undefined) replace(folder, file, from, to)
    else for (const hunk of diff.split('\n@@\n')) replace(folder, path, side(hunk, '-'), side(hunk, '+'))
  }
  return steps.length
}

function side(hunk: string, sign: '-' | '+'): string {
  const lines = hunk.split('\n').filter((line) => line.startsWith(' ') || line.startsWith(sign))
  return lines.map((line) => line.slice(1)).join('\n')
}

/** Replaces a text that stands in a file once. */
function replace(folder: string, path: string, from: string, to: string): void {
  const text = readFileSync(join(folder, path), 'utf8')
  expect(text.split(from), `${path} holds this once: ${from}`).toHaveLength(2)
  writeFileSync(
    join(folder, path),
    text.replace(from, () => to)
  )
}

function run(folder: string, command: string, ...args: readonly string[]) {
  const path = `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    // Under the one of the test runner Vite builds for development.
    env: { ...process.env, NODE_ENV: undefined, PATH: path }
  })
  return { status, output: stdout + stderr }
}

const [first, ...others] = snapshots.map((template, place) => ({
  template,
  framework: template.framework,
  ending: takeTurn(['ts', 'js'], place)
}))
if (first === undefined) throw new Error('There is no template.')

describe.each([takeTurn([first, ...others], 0)])(
  'the recipes of a dentist in $framework, in $ending',
  ({ template, ending }) => {
    const folder = join(home, `${template.framework}-${ending}`)
    const { build, folders } = getAdapter(template.framework)
    const built = (path: string): string => readFileSync(join(folder, 'dist', path), 'utf8')

    it('can be followed to the letter, one after the other, and the check stays green', () => {
      const site = { ...practice, typescript: ending === 'ts', selectedFramework: template.framework }
      writeProject(generate(site, template), folder)
      expect(follow(folder)).toBe(ending === 'ts' ? 17 : 19)
      const { status, output } = run(folder, 'npm', 'run', 'check')
      expect(status, output).toBe(0)
    })

    it('lead to the page, also in menu and sitemap, and to the section', () => {
      expect(built('prices.html')).toContain('A first visit is free.')
      expect(built('about.html')).toContain('href="/prices"')
      expect(built('sitemap.xml')).toContain('/prices</loc>')
      expect(built('sw.js')).toContain('prices.html')
      expect(built('index.html')).toContain('Come and see us')
    })

    it('lead to the field, in what is posted and in what the privacy page says', () => {
      expect(built('contact.html')).toContain('name="company"')
      expect(built('privacy.html')).toContain('your company')
      const script = `
      import { emptyMessage } from './${folders.domain}/contact.${ending}'
      import { toMessageFields } from './${folders.domain}/backend/post-form.${ending}'
      import { toFormData } from './${folders.domain}/backend/post-form.${ending}'
      const fields = toMessageFields({ ...emptyMessage, company: 'Acme' })
      console.log(toFormData({ address: '/', taken: () => true }, fields, 'key').get('company'))`
      expect(run(folder, 'node', '--input-type=module', '-e', script).output).toContain('Acme')
    })

    it('lead to the own backend and the script of somebody else, which the policy lets in', () => {
      const scripts = globSync(`${build.hashed.slice(1)}**/*.js`, { cwd: join(folder, 'dist') }).map(built)
      for (const address of ['https://api.example.com/bookings', 'https://widget.example.com/widget.js'])
        expect(
          scripts.some((text) => text.includes(address)),
          address
        ).toBe(true)
      const policy = /Content-Security-Policy" content="([^"]+)"/.exec(built('booking.html'))?.[1]
      // The hash of a script that stands in the page may come first.
      expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+')? https:\/\/widget\.example\.com;/)
      expect(policy).toMatch(/connect-src 'self' https:\/\/widget\.example\.com https:\/\/api\.example\.com /)
    })

    it('lead to another language', () => {
      expect(built('index.html')).toContain('<html lang="de"')
      expect(built('index.html')).toContain('<span>Startseite</span>')
    })
  }
)
