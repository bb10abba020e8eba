// Builds generated projects for real: 24 feature sets across layouts, fonts and both flavours are linted,
// type-checked, built and tested with their own tools, in a folder outside of this repository that links to the
// installed packages.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import {
  colorSchemeIds,
  fontIds,
  fonts,
  hostIds,
  layoutIds,
  type FeatureId
} from '../packages/catalog/src/index.ts'
import { generate } from '../packages/generator/src/index.ts'
import { sampleSites, type Site } from '../packages/site/src/index.ts'
import { pairwiseSets, randomSets } from './feature-sets.ts'
import { root } from './step.ts'
import { builtTemplate } from './template.ts'
import { writeProject } from './write-project.ts'

const count = Number(process.env['COUNT'] ?? 24)
const template = builtTemplate()
const businesses = Object.values(sampleSites)

function siteOf(selectedFeatures: FeatureId[], index: number): Site {
  const base = businesses[index % businesses.length] as Site
  const font = fontIds[index % fontIds.length] ?? 'inter'
  return {
    ...base,
    selectedFeatures,
    typescript: index % 3 !== 2,
    customization: {
      ...base.customization,
      colorScheme: colorSchemeIds[index % colorSchemeIds.length] ?? 'professional',
      fontFamily: fonts[font].name,
      layout: layoutIds[index % layoutIds.length] ?? 'standard',
      darkMode: index % 2 === 0
    },
    deployment: { ...base.deployment, platforms: [hostIds[index % hostIds.length] ?? 'vercel'] }
  }
}

interface Finished {
  code: number | null
  output: string
}

async function inProject(folder: string, command: string, args: readonly string[]): Promise<Finished> {
  const bins = [
    join(root, 'templates/react/node_modules/.bin'),
    join(root, 'node_modules/.bin'),
    process.env['PATH'] ?? ''
  ]
  const child = spawn(command, args, { cwd: folder, env: { ...process.env, PATH: bins.join(delimiter) } })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  const code = await new Promise<number | null>((done) => child.once('close', done))
  return { code, output }
}

/** The project's own scripts, in order; each must end well and say nothing of a warning. */
async function faultsOf(folder: string): Promise<string[]> {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  for (const name of ['lint', 'typecheck', 'build', 'test']) {
    const script = scripts[name]
    if (script === undefined) continue
    const { code, output } = await inProject(folder, 'sh', ['-c', script])
    const warned = /\bwarn/i.test(output.replaceAll('0 warnings', ''))
    if (code !== 0 || warned) return [`${name} (${script}) ended with ${code}:\n${output.trim()}`]
  }
  return []
}

const sets = [...pairwiseSets(), ...randomSets(count)].slice(0, count)
const queue = sets.map((features, index) => ({ site: siteOf(features, index), index }))
let failed = 0
const home = mkdtempSync(join(tmpdir(), 'sitewright-projects-'))

async function work(): Promise<void> {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { site, index } = next
    const folder = join(home, `p${index}`)
    writeProject(generate(site, template), folder)
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    const faults = await faultsOf(folder)
    failed += faults.length
    const flavour = site.typescript ? 'TypeScript' : 'JavaScript'
    process.stdout.write(
      `${faults.length === 0 ? 'ok  ' : 'FAIL'} p${index} ${flavour} ${site.customization.layout}: ${site.selectedFeatures.join(' ')}\n`
    )
    for (const fault of faults) process.stdout.write(`${fault}\n`)
  }
}

await Promise.all([work(), work()])
process.stdout.write(
  `${count - failed} of ${count} generated projects lint, type-check, build and pass their own tests\n`
)
rmSync(home, { recursive: true, force: true })
process.exitCode = failed === 0 ? 0 : 1
