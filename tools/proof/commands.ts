// The scripts of a generated project, run as its developer would.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findText, type Project } from '../../packages/project/src/index.ts'

/** The commands of a project's scripts. What `build` runs before it bundles is the check of types, if there is one. */
export interface ProjectCommands {
  lint: string
  checks: readonly string[]
  bundle: string
  /** Bundles the site as it is published, without drafts. */
  bundleForLaunch: string
}

/** Reads the commands of a project. */
export function commandsOf(project: Project): ProjectCommands {
  const { scripts = {} } = JSON.parse(findText(project, 'package.json') ?? '{}') as {
    scripts?: Record<string, string>
  }
  const partsOf = (name: string): string[] => (scripts[name] ?? '').split(' && ')
  return {
    lint: scripts['lint'] ?? '',
    checks: partsOf('build').slice(0, -1),
    bundle: partsOf('build').at(-1) ?? '',
    bundleForLaunch: partsOf('build:launch').at(-1) ?? ''
  }
}

/** Runs a command in a project as npm would; gives what it says where it fails or warns. */
export async function runIn(
  folder: string,
  command: string,
  programs = join(folder, '../../node_modules/.bin')
): Promise<string[]> {
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    CI: '1',
    PATH: `${programs}:${process.env['PATH'] ?? ''}`
  }
  const { output, failed } = await promisify(execFile)('sh', ['-c', command], {
    cwd: folder,
    env,
    maxBuffer: 2 ** 26
  }).then(
    ({ stdout, stderr }) => ({ output: stdout + stderr, failed: false }),
    (error: Error & { stdout?: string; stderr?: string }) => ({
      output: `${error.stdout ?? ''}${error.stderr ?? ''}` || error.message,
      failed: true
    })
  )
  if (failed) return [`${command}: ${lastLines(output)}`]
  const warned = output.split('\n').filter((line) => /\bwarn|\(!\)/i.test(line) && !/\b0 warnings/.test(line))
  return warned.map((line) => `${command} warns: ${line.trim()}`)
}

function lastLines(output: string): string {
  return output.trim().split('\n').slice(-12).join('\n')
}
