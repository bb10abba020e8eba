import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../root.ts'

const folders = ['packages', 'apps'].flatMap((area) =>
  readdirSync(join(root, area)).map((name) => `${area}/${name}`)
)

describe('the README of a package or an app', () => {
  it('is there for each', () => {
    expect(folders.filter((folder) => !existsSync(join(root, folder, 'README.md')))).toEqual([])
  })

  it.each(folders.filter((folder) => folder.startsWith('packages/')))(
    'of %s has an example that prints what it says',
    (folder) => {
      const text = readFileSync(join(root, folder, 'README.md'), 'utf8')
      const [, command = '', printed = ''] = /```sh\n([^]*?)```\s+prints `([^`]*)`/.exec(text) ?? []
      const { stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: root, encoding: 'utf8' })
      expect(stdout.trim(), stderr).toBe(printed)
    }
  )
})
