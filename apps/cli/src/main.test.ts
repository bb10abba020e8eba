import { spawnSync } from 'node:child_process'
import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { contentOf, sampleSites } from '@sitewright/site'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitewright-'))
  writeFileSync(join(folder, 'site.json'), JSON.stringify(sampleSites.bakery))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function call(...words: string[]): { code: number | null; out: string; problem: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...words], {
    cwd: folder,
    encoding: 'utf8'
  })
  return { code: status, out: stdout, problem: stderr }
}

describe('create', () => {
  test('makes the project of a document, and the zip beside it', () => {
    const { code, out } = call('create', '--site', 'site.json', '--out', 'shop', '--zip', 'shop.zip')
    expect([code, out]).toEqual([0, expect.stringContaining('files written to shop')])
    expect(readdirSync(join(folder, 'shop'))).toContain('package.json')
    expect(readFileSync(join(folder, 'shop.zip')).subarray(0, 2).toString()).toBe('PK')
    expect(readdirSync(folder).sort()).toEqual(['shop', 'shop.zip', 'site.json'])
  })

  test('takes flags instead of a document', () => {
    const words =
      'create --out flags --name Quay --industry healthcare --description Dentists-by-the-quay --hosts netlify'
    const looks = '--features booking,profile --font lora --colors ocean'
    const { code, problem } = call(...`${words} ${looks}`.split(' '), '--audience', 'General Consumers')
    expect([code, problem]).toEqual([0, ''])
    const site = JSON.parse(readFileSync(join(folder, 'flags/src/site.json'), 'utf8')) as {
      selectedFeatures: string[]
    }
    expect(site.selectedFeatures).toEqual(expect.arrayContaining(['auth', 'profile', 'booking']))
  })

  test('takes the way of messages, its address and its key', () => {
    const base = 'create --name Quay --industry healthcare --description Dentists-by-the-quay --hosts netlify'
    const messages = (out: string, ...flags: string[]) => {
      const features = ['--features', 'contact-form', '--audience', 'General Consumers', '--out', out]
      const { code, problem } = call(...base.split(' '), ...features, ...flags)
      if (code !== 0) return problem
      const site = JSON.parse(readFileSync(join(folder, out, 'src/site.json'), 'utf8')) as {
        deployment: { messages: unknown }
      }
      return site.deployment.messages
    }
    const address = 'https://api.web3forms.com/submit'
    expect(messages('keyed', '--messages', `form:${address}`, '--messages-key', 'k')).toEqual({
      way: 'form',
      address,
      accessKey: 'k'
    })
    expect(messages('netlify', '--messages', 'netlify')).toMatchObject({ way: 'netlify', address: '' })
    expect(messages('pigeon', '--messages', 'pigeon')).toContain('deployment.messages.way')
  })

  test('takes the pictures that lie beside the document, and says which do not', () => {
    const hash = 'ab'.repeat(32)
    const picture = { hash, width: 400, height: 300, alt: 'The shop' }
    const content = contentOf(sampleSites.bakery)
    const hero = { ...content.hero, picture }
    writeFileSync(
      join(folder, 'site.json'),
      JSON.stringify({ ...sampleSites.bakery, content: { ...content, hero } })
    )
    const without = call('create', '--site', 'site.json', '--out', 'without')
    expect([without.code, without.out]).toEqual([0, expect.stringContaining('One picture is not beside')])
    expect(readFileSync(join(folder, 'without/src/site.json'), 'utf8')).not.toContain(hash)

    mkdirSync(join(folder, 'pictures'))
    writeFileSync(join(folder, `pictures/${hash.slice(0, 16)}-400.webp`), 'RIFF')
    const once = call('create', '--site', 'site.json', '--out', 'once')
    expect(once.out).not.toContain('picture')
    const again = call('create', '--site', 'once/src/site.json', '--out', 'again')
    expect(again.out).not.toContain('picture')
    expect(readFileSync(join(folder, `again/public/pictures/${hash.slice(0, 16)}-400.webp`), 'utf8')).toBe(
      'RIFF'
    )
  })

  test('creates a project again from its own two documents, and not from one of them', () => {
    call('create', '--site', 'site.json', '--out', 'once')
    expect(call('create', '--site', 'once/src/site.json', '--out', 'again').code).toBe(0)
    for (const name of ['site.json', 'sitewright.json', '../src/theme.css'])
      expect(readFileSync(join(folder, 'again/src', name))).toEqual(
        readFileSync(join(folder, 'once/src', name))
      )
    const half = call('create', '--site', 'once/src/sitewright.json', '--out', 'half')
    expect([half.code, half.problem]).toEqual([1, expect.stringContaining('Take both')])
  })

  test('never overwrites a folder that is not empty without --force', () => {
    mkdirSync(join(folder, 'mine'))
    writeFileSync(join(folder, 'mine/notes.txt'), 'keep me')
    expect(call('create', '--site', 'site.json', '--out', 'mine').code).toBe(2)
    expect(readdirSync(join(folder, 'mine'))).toEqual(['notes.txt'])
    expect(call('create', '--site', 'site.json', '--out', 'mine', '--force').code).toBe(0)
    expect(readFileSync(join(folder, 'mine/notes.txt'), 'utf8')).toBe('keep me')
  })

  test('names every problem of a document with path and remedy', () => {
    writeFileSync(
      join(folder, 'bad.json'),
      JSON.stringify({ ...sampleSites.bakery, selectedFramework: 'reakt' })
    )
    const { code, problem } = call('create', '--site', 'bad.json', '--out', 'bad')
    expect(code).toBe(1)
    expect(problem).toContain('selectedFramework')
    expect(readdirSync(folder)).not.toContain('bad')
  })

  test('leaves nothing behind where the target cannot be written', () => {
    writeFileSync(join(folder, 'file'), '')
    const { code, problem } = call('create', '--site', 'site.json', '--out', 'file/inside')
    expect([code, problem]).toEqual([1, expect.stringContaining('cannot be written')])
    expect(readdirSync(folder).sort()).toEqual(['file', 'site.json'])
  })

  test('leaves nothing half written where a file cannot be written', () => {
    // The path of the folder is shorter than PATH_MAX, the paths of the files in it are longer.
    const within = Array.from({ length: 15 }, () => 'x'.repeat(255)).join('/')
    const name = 'y'.repeat(4070 - folder.length - within.length)
    const { code, problem } = call('create', '--site', 'site.json', '--out', `${within}/${name}`)
    expect([code, problem]).toEqual([1, expect.stringContaining('cannot be written')])
    const left = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    expect(left.filter((each) => each.includes('yyy'))).toEqual([])
  })
})

describe('advise and check', () => {
  test('advise prints JSON', () => {
    const advice = JSON.parse(call('advise', '--site', 'site.json').out) as {
      recommendations: { features: string[] }
    }
    expect(advice.recommendations.features.length).toBeGreaterThan(0)
  })

  test('check passes a made project, finds a broken one and repairs it', () => {
    call('create', '--site', 'site.json', '--out', 'shop')
    expect(call('check', 'shop').code).toBe(0)
    const page = join(folder, 'shop/src/custom.css')
    writeFileSync(page, 'a {\n  color: red\n  background: blue;\n}\n')
    const broken = call('check', 'shop', '--format', 'json')
    expect([broken.code, broken.out]).toEqual([1, expect.stringContaining('Missing semicolons in CSS')])
    expect(call('check', 'shop', '--fix').code).toBe(0)
    expect(readFileSync(page, 'utf8')).toContain('color: red;')
  })
})

describe('a hostile project', () => {
  const escape = '\u001b]52;c;ZXZpbA==\u0007'

  test('security bar 64: what a terminal would obey is written out, in a form that JSON reads', () => {
    mkdirSync(join(folder, 'odd'))
    writeFileSync(join(folder, 'odd/package.json'), '{"name":"odd"}')
    writeFileSync(join(folder, `odd/a${escape}\u009b1m\u202e.js`), `import '${escape}'\nconst = ${escape}\n`)
    writeFileSync(join(folder, 'odd.json'), JSON.stringify({ schemaVersion: 1, [escape]: 1 }))
    const text = call('check', 'odd')
    const json = call('check', 'odd', '--format', 'json')
    const site = call('create', '--site', 'odd.json', '--out', 'made')
    const printed = [text, json, site].map(({ out, problem }) => out + problem).join('')
    expect(printed).toContain('\\u001b]52;')
    expect(printed.match(/(?!\n)\p{Cc}|\u202e/gu)).toBeNull()
    const { errors } = JSON.parse(json.out) as { errors: { file: string }[] }
    expect(errors.some(({ file }) => file.includes(`${escape}\u009b1m\u202e`))).toBe(true)
  })

  test('a check that takes too long is ended, and changes nothing', { timeout: 30_000 }, () => {
    mkdirSync(join(folder, 'slow'))
    writeFileSync(join(folder, 'slow/package.json'), '{')
    // No machine checks this within a second, and none has to.
    const lines = Array.from({ length: 20_000 }, (_, index) => `import './gone${index}.js'\n`).join('')
    for (let index = 0; index < 50; index += 1) writeFileSync(join(folder, `slow/${index}.js`), lines)
    const { code, problem } = call('check', 'slow', '--fix', '--timeout', '1')
    expect([code, problem]).toEqual([1, expect.stringContaining('took longer than 1 s')])
    expect(readdirSync(join(folder, 'slow'))).toHaveLength(51)
    expect(readFileSync(join(folder, 'slow/package.json'), 'utf8')).toBe('{')
  })
})

describe('usage', () => {
  test.each([
    [['--help'], 0],
    [['--version'], 0],
    [[], 2],
    [['conjure'], 2],
    [['create', '--colour', 'red'], 2],
    [['create', '--site', 'site.json'], 2],
    [['create', '--site', 'gone.json', '--out', 'x'], 2],
    [['check'], 2],
    [['check', 'gone'], 2],
    [['check', '.', '--timeout', 'soon'], 2]
  ])('%j ends with %i', (words, code) => {
    const result = call(...words)
    expect(result.code).toBe(code)
    if (code === 2 && words.length > 0) expect(result.problem).not.toContain('    at ')
  })
})
