// Builds broken projects for real, with their own bundler: each ends as the table says, and what the bundler refuses the
// validator must not have called ready.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from '../../packages/generator/src/index.ts'
import { everythingSite } from '../../packages/site/src/index.ts'
import { check } from '../../packages/validator/src/index.ts'
import { variants, type Variant } from './broken-variants.ts'
import { builtTemplate } from '../template/built-template.ts'
import { templatesFolder } from '../template/packages.ts'
import { createFolderUnderTest } from './under-test.ts'
import { writeProject } from './write-project.ts'

const whole = generate(everythingSite, builtTemplate())
const home = createFolderUnderTest('broken-')
const untouched: Variant = { name: 'nothing', break: (project) => project, found: [], build: 'passes' }
const queue = [untouched, ...variants.filter(({ build }) => build !== 'cannot be installed')]
let wrong = 0

async function viteBuild(folder: string): Promise<number | null> {
  const vite = join(templatesFolder, 'node_modules/vite/bin/vite.js')
  const child = spawn(process.execPath, [vite, 'build'], { cwd: folder, stdio: 'ignore' })
  return new Promise((done) => child.once('close', done))
}

async function work(): Promise<void> {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const project = next.break(whole)
    const folder = join(home, next.name.replaceAll(' ', '-'))
    writeProject(project, folder)
    const code = await viteBuild(folder)
    const { finalStatus } = await check(project)
    const right = (code === 0) === (next.build === 'passes') && (code === 0 || finalStatus !== 'READY_TO_USE')
    wrong += right ? 0 : 1
    process.stdout.write(
      `${right ? 'ok  ' : 'FAIL'} ${next.name}: vite build ended with ${code}, ${finalStatus}\n`
    )
  }
}

await Promise.all([work(), work()])
process.stdout.write(
  wrong === 0
    ? 'Every build ended as the table says, and nothing was called ready that a build refuses\n'
    : `${wrong} are wrong\n`
)
rmSync(home, { recursive: true, force: true })
process.exitCode = wrong === 0 ? 0 : 1
