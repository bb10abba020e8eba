import { strToU8, Zip, ZipDeflate, ZipPassThrough, zipSync, type Zippable } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readFiles, readZip, type Intake } from '../index.ts'

const zip = (
  files: Record<string, string | Uint8Array>,
  options: Record<string, object> = {}
): Uint8Array => {
  const entries = Object.entries(files).map(([path, content]) => [
    path,
    [typeof content === 'string' ? strToU8(content) : content, options[path] ?? {}]
  ])
  return zipSync(Object.fromEntries(entries) as Zippable)
}

const code = (intake: Intake): string => (intake.ok ? 'ok' : intake.code)

/** Writes numbers into every record with a signature, at an offset in it. */
function patch(bytes: Uint8Array, signature: number, offset: number, value: number, size: 2 | 4): Uint8Array {
  const copy = bytes.slice()
  const view = new DataView(copy.buffer)
  for (let at = 0; at + 4 <= copy.length; at += 1) {
    if (view.getUint32(at, true) !== signature) continue
    if (size === 2) view.setUint16(at + offset, value, true)
    else view.setUint32(at + offset, value, true)
  }
  return copy
}

/** 40 MB of nothing, packed into 40 KB. */
const bomb = zip({ 'bomb.txt': new Uint8Array(40_000_000) })

const local = 0x04034b50
const central = 0x02014b50

describe('a project zip', () => {
  it('is read without its folder, its packages and its build output', () => {
    const intake = readZip(
      zip({
        'my-site/package.json': '{}',
        'my-site/src/a.ts': '// ü',
        'my-site/public/icon.png': new Uint8Array([137, 80, 78, 71]),
        'my-site/node_modules/x/index.js': '1',
        'my-site/.git/HEAD': 'x',
        'my-site/dist/index.html': 'x',
        '__MACOSX/my-site/._a': 'x'
      })
    )
    if (!intake.ok) throw new Error(intake.message)
    expect([...intake.project.keys()]).toEqual(['package.json', 'public/icon.png', 'src/a.ts'])
    expect(intake.project.get('src/a.ts')?.content).toBe('// ü')
    expect(intake.project.get('public/icon.png')?.content).toEqual(new Uint8Array([137, 80, 78, 71]))
    expect(intake.skipped).toHaveLength(4)
  })

  it('keeps a folder that is the project’s own', () => {
    const intake = readZip(zip({ 'src/a.ts': '1', 'src/b.ts': '2' }))
    expect(intake.ok && [...intake.project.keys()]).toEqual(['src/a.ts', 'src/b.ts'])
  })

  it('is read with names in any script, flagged as such or not', () => {
    const named = zip({ 'src/straße.ts': 'a', 'src/日本.ts': 'b' })
    const unflagged = patch(patch(named, local, 6, 0, 2), central, 8, 0, 2)
    for (const bytes of [named, unflagged]) {
      const intake = readZip(bytes)
      expect(intake.ok && [...intake.project.keys()]).toEqual(['src/straße.ts', 'src/日本.ts'])
    }
  })

  it('is read when it was written as a stream, with sizes after the contents', () => {
    const inner = zip({ 'inner.js': 'x' })
    const chunks: Uint8Array[] = []
    const stream = new Zip((_, chunk) => chunks.push(chunk))
    for (const [path, file] of [
      ['package.json', new ZipDeflate('package.json')],
      ['src/a.zip', new ZipPassThrough('src/a.zip')]
    ] as const) {
      stream.add(file)
      file.push(path === 'src/a.zip' ? inner : strToU8('{}'), true)
    }
    stream.end()
    const intake = readZip(new Uint8Array(Buffer.concat(chunks)))
    expect(intake.ok && [...intake.project.keys()]).toEqual(['package.json', 'src/a.zip'])
    expect(intake.ok && intake.project.get('src/a.zip')?.content).toEqual(inner)
  })

  it('keeps bytes that are no text', () => {
    const intake = readZip(
      zip({ 'a.txt': new Uint8Array([255, 254, 253]), 'b.txt': new Uint8Array([65, 0, 66]) })
    )
    expect(
      intake.ok && [...intake.project.values()].every((each) => each.content instanceof Uint8Array)
    ).toBe(true)
  })

  it.each([
    '../evil.js',
    'a/../../evil.js',
    '/etc/passwd',
    'C:/evil.js',
    'a\\b.js',
    'a//b.js',
    './a.js',
    'a\u0000b.js'
  ])('is refused with the path %j', (path) => {
    expect(code(readZip(zip({ [path]: 'x', 'package.json': '{}' })))).toBe('intake.unsafe-path')
  })

  it('is refused with a path that is too long or too deep', () => {
    expect(code(readZip(zip({ [`${'a'.repeat(1100)}.js`]: 'x' })))).toBe('intake.unsafe-path')
    expect(code(readZip(zip({ [`${'a/'.repeat(40)}b.js`]: 'x' })))).toBe('intake.unsafe-path')
  })

  it('is refused with a symbolic link', () => {
    const linked = zip({ 'link.js': '/etc/passwd' }, { 'link.js': { os: 3, attrs: 0o120777 << 16 } })
    expect(code(readZip(linked))).toBe('intake.link')
  })

  it('is refused with two names that some systems take for one', () => {
    expect(code(readZip(zip({ 'src/App.js': '1', 'src/app.js': '2' })))).toBe('intake.duplicate')
  })

  it('is refused with a password', () => {
    const bytes = zip({ 'a.js': 'x' })
    expect(code(readZip(patch(patch(bytes, local, 6, 1, 2), central, 8, 1, 2)))).toBe('intake.encrypted')
  })

  it('is refused when packed in another way', () => {
    expect(code(readZip(patch(zip({ 'a.js': 'x' }), central, 10, 14, 2)))).toBe('intake.unsupported')
  })

  it('is refused when it is none, was cut off, or is damaged', () => {
    const bytes = zip({ 'package.json': '{}', 'a.js': 'x'.repeat(5000) + String(Math.PI) })
    expect(code(readZip(new Uint8Array()))).toBe('intake.not-zip')
    expect(code(readZip(strToU8('hello')))).toBe('intake.not-zip')
    expect(code(readZip(bytes.slice(0, bytes.length - 40)))).toBe('intake.not-zip')
    const damaged = bytes.slice()
    damaged.fill(255, 45, 70)
    expect(code(readZip(damaged))).toBe('intake.damaged')
    expect(code(readZip(zip({})))).toBe('intake.empty')
  })

  it('is refused when it is a bomb, without unpacking it', () => {
    const begun = process.cpuUsage()
    expect(code(readZip(bomb))).toBe('intake.too-large')
    expect(process.cpuUsage(begun).user).toBeLessThan(200_000)
  })

  it('is refused when its header lies about the size', () => {
    const lying = patch(patch(bomb, local, 22, 100, 4), central, 24, 100, 4)
    expect(code(readZip(lying))).toBe('intake.damaged')
  })

  it('is refused when its files are too large together, or too many', () => {
    const many = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`${index}.js`, 'x'.repeat(100)])
    )
    expect(code(readZip(zip(many), { totalBytes: 2000 }))).toBe('intake.too-large')
    expect(code(readZip(zip(many), { entries: 20 }))).toBe('intake.too-many')
    expect(code(readZip(zip(many), { entries: 2 }))).toBe('intake.too-many')
    expect(code(readZip(zip(many), { zipBytes: 100 }))).toBe('intake.too-large')
  })

  it('never throws, whatever byte is wrong', () => {
    const bytes = zip({ 'package.json': '{"name":"x"}', 'src/a.js': 'export const a = 1\n'.repeat(20) })
    for (let at = 0; at < bytes.length; at += 1) {
      const damaged = bytes.slice()
      damaged[at] = (damaged[at] ?? 0) ^ 0xff
      expect(typeof readZip(damaged).ok).toBe('boolean')
      expect(readZip(bytes.slice(0, at)).ok).toBe(false)
    }
  })
})

describe('files from elsewhere', () => {
  it('pass the same checks', () => {
    const content = 'x'
    expect(code(readFiles([{ path: 'a/../b', content }]))).toBe('intake.unsafe-path')
    expect(
      code(
        readFiles([
          { path: 'A.js', content },
          { path: 'a.js', content }
        ])
      )
    ).toBe('intake.duplicate')
    expect(code(readFiles([{ path: 'a.js', content }], { fileBytes: 0 }))).toBe('intake.too-large')
    expect(code(readFiles([{ path: 'a.js', content }], { totalBytes: 0 }))).toBe('intake.too-large')
    expect(code(readFiles([{ path: 'node_modules/a.js', content }]))).toBe('intake.empty')
    expect(code(readFiles([{ path: 'package.json', content: '{}' }]))).toBe('ok')
  })
})
