import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './root.ts'
import { runSilently } from './run.ts'

it('a program that warns has failed, with its words', async () => {
  await expect(runSilently('node', ['-e', 'console.warn("%MODE% is not defined")'])).rejects.toThrow(
    'warned: %MODE% is not defined'
  )
})

it('a program that says nothing has not', async () => {
  await expect(runSilently('node', ['-e', ''])).resolves.toBeUndefined()
})

it('a program that ends badly has failed, whatever it says', async () => {
  await expect(runSilently('node', ['-e', 'process.exit(3)'])).rejects.toThrow('failed with code 3')
})

it('a program in a template is the one that the templates install', async () => {
  const { version } = JSON.parse(
    readFileSync(join(root, 'templates/node_modules/typescript/package.json'), 'utf8')
  ) as { version: string }
  const warnOfVersion =
    "console.warn(require('node:child_process').execFileSync('tsc', ['--version'], { encoding: 'utf8' }))"
  await expect(runSilently('node', ['-e', warnOfVersion], {}, 'templates/react')).rejects.toThrow(
    `warned: Version ${version}`
  )
})
