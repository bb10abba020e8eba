import { execFileSync } from 'node:child_process'
import { file, toProject } from '@sitewright/project'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { zipProject } from './zip.ts'

const files = [
  file('b/ü.txt', 'text\n'.repeat(100)),
  file('a.png', new Uint8Array([1, 2, 3])),
  file('run.sh', 'echo'),
  file('empty', '')
]

const script = `
  import { createHash } from 'node:crypto'
  import { file, toProject } from '@sitewright/project'
  import { zipProject } from './zip.ts'
  const zip = zipProject(toProject([file('a.txt', 'a'.repeat(500)), file('b.png', new Uint8Array(9))]), 'site')
  process.stdout.write(createHash('sha256').update(zip).digest('hex'))
`

function hashIn(zone: string): string {
  const options = { cwd: import.meta.dirname, env: { ...process.env, TZ: zone }, encoding: 'utf8' } as const
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], options)
}

describe('a zip', () => {
  it('holds every file in one folder', () => {
    const found = unzipSync(zipProject(toProject(files), 'site'))
    expect(Object.keys(found)).toEqual(['site/a.png', 'site/b/ü.txt', 'site/empty', 'site/run.sh'])
    expect(new TextDecoder().decode(found['site/b/ü.txt'])).toBe('text\n'.repeat(100))
    expect(found['site/a.png']).toEqual(new Uint8Array([1, 2, 3]))
  })

  it('holds them as they stand where it is given no folder', () => {
    expect(Object.keys(unzipSync(zipProject(toProject(files))))).toEqual([
      'a.png',
      'b/ü.txt',
      'empty',
      'run.sh'
    ])
  })

  it('is the same whatever order the files came in', () => {
    expect(zipProject(new Map(files.map((each) => [each.path, each])), 'x')).toEqual(
      zipProject(toProject(files.toReversed()), 'x')
    )
  })

  it('is the same in every time zone', () => {
    const hashes = ['UTC', 'America/New_York', 'Asia/Tokyo', 'Pacific/Chatham'].map(hashIn)
    expect(new Set(hashes).size).toBe(1)
  })

  it('of nothing is an archive too', () => {
    expect(unzipSync(zipProject(new Map(), 'x'))).toEqual({})
  })
})
