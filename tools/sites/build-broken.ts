// Builds broken projects for real, with their own bundler: each ends as the table says, and what the bundler refuses the
// validator must not have called ready.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Project } from '../../packages/project/src/index.ts'
import { check } from '../../packages/validator/src/index.ts'
import type { Variant } from './break-project.ts'
import { brokenProjects, generateWhole } from './broken-projects.ts'
import { templatesFolder } from '../template/packages.ts'
import { createFolderUnderTest } from './under-test.ts'
import { writeProject } from './write-project.ts'

const home = createFolderUnderTest('broken-')
const untouched: Variant = { name: 'nothing', break: (project) => project, found: [], build: 'passes' }
const queue: { framework: string; whole: Project; variant: Variant }[] = []
for (const { framework, variants } of brokenProjects) {
  const whole = await generateWhole(framework)
  const built = variants.filter(({ build }) => build !== 'cannot be installed')
  for (const variant of [untouched, ...built]) queue.push({ framework, whole, variant })
}
let wrong = 0

async function viteBuild(folder: string): Promise<number | null> {
  const vite = join(templatesFolder, 'node_modules/vite/bin/vite.js')
  const child = spawn(process.execPath, [vite, 'build'], { cwd: folder, stdio: 'ignore' })
  return new Promise((done) => child.once('close', done))
}

async function work(): Promise<void> {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { framework, whole, variant } = next
    const project = variant.break(whole)
    const folder = join(home, `${framework}-${variant.name.replaceAll(' ', '-')}`)
    writeProject(project, folder)
    const code = await viteBuild(folder)
    const { finalStatus } = await check(project)
    const right =
      (code === 0) === (variant.build === 'passes') && (code === 0 || finalStatus !== 'READY_TO_USE')
    wrong += right ? 0 : 1
    process.stdout.write(
      `${right ? 'ok  ' : 'FAIL'} ${framework}, ${variant.name}: vite build ended with ${code}, ${finalStatus}\n`
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
