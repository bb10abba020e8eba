// Builds generated projects for real: 24 feature sets across layouts, fonts and both flavours are linted,
// type-checked, built and tested with their own tools. They stand beneath the installed packages.
import { spawn } from 'node:child_process'
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

const count = 24
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

/** The checks of a project, in order; each must end well and say nothing of a warning. */
async function faultsOf(folder: string, typescript: boolean): Promise<string[]> {
  const commands: readonly (readonly [string, readonly string[]])[] = [
    ['oxlint', ['--max-warnings', '0']],
    ...(typescript ? ([['tsc', ['--noEmit']]] as const) : []),
    ['vite', ['build']],
    ['node', ['--test', 'tests/']]
  ]
  for (const [command, args] of commands) {
    const { code, output } = await inProject(folder, command, args)
    if (
      code !== 0 ||
      (command !== 'node' && /\bwarn(ing)?\b(?!ings? and 0)/i.test(output.replace(/0 warnings/g, '')))
    ) {
      return [`${command} ${args.join(' ')} ended with ${code}:\n${output.trim()}`]
    }
  }
  return []
}

const sets = [...pairwiseSets(), ...randomSets(count)].slice(0, count)
const queue = sets.map((features, index) => ({ site: siteOf(features, index), index }))
let failed = 0

async function work(): Promise<void> {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { site, index } = next
    const folder = join(root, 'build/projects', `p${index}`)
    writeProject(generate(site, template), folder)
    const faults = await faultsOf(folder, site.typescript)
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
process.exitCode = failed === 0 ? 0 : 1
