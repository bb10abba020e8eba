// `npm run bench -- --peers`: the projects of other tools beside ours, in one run: seconds to write one, files, packages and
// megabytes that it installs, seconds to build it, JavaScript of its home page, Lighthouse, pages, axe, and whether it opens
// without a network. Their tools are installed for the bench alone, below build/bench.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import {
  closureOf,
  featureIds,
  features,
  frameworkOf,
  offeredFrameworkIds
} from '../../packages/catalog/src/index.ts'
import { sampleSites } from '../../packages/site/src/index.ts'
import { pagePathsIn, serveFolder } from '../../templates/e2e/site-server.ts'
import { findViolations } from '../../apps/web/e2e/models/axe.ts'
import { browserArgs, browserPath } from '../browser.ts'
import { buildCommandLine } from '../build.ts'
import { countInstalled, scoreHome } from '../proof/measure-framework.ts'
import { run } from '../run.ts'
import { root } from '../root.ts'
import { sizesOf } from '../template/built-sizes.ts'

/** A tool that writes a project into the folder `made` of the one that it runs in. */
interface Peer {
  name: string
  /** The arguments for Node. */
  words: readonly string[]
  /** Where it writes what is published, by its build. */
  dist: string
}

/** What was measured of a tool, by what the table calls it. */
type Figures = Readonly<Record<string, string | number>>

const tools = {
  'create-vite': '9.3.0',
  'create-vue': '3.24.0',
  sv: '0.17.1',
  '@angular/cli': '22.2.7'
} as const

const toolsFolder = join(root, 'build/bench')
const toolScript = (path: string): string => join(toolsFolder, 'node_modules', path)

const others: readonly Peer[] = [
  {
    name: 'create-vite (React)',
    words: [toolScript('create-vite/index.js'), 'made', '--template', 'react-ts', '--no-interactive'],
    dist: 'dist'
  },
  {
    name: 'create-vue',
    words: [toolScript('create-vue/bundle.js'), 'made', '--typescript', '--router', '--eslint'],
    dist: 'dist'
  },
  {
    name: 'sv',
    words: [
      toolScript('sv/dist/bin.mjs'),
      'create',
      'made',
      '--template',
      'minimal',
      '--types',
      'ts',
      '--no-add-ons',
      '--no-install'
    ],
    dist: '.svelte-kit/output/client'
  },
  {
    name: 'ng new',
    words: [
      toolScript('@angular/cli/bin/ng.js'),
      'new',
      'made',
      '--defaults',
      '--skip-install',
      '--skip-git',
      '--interactive=false'
    ],
    dist: 'dist/made/browser'
  }
]

const own: readonly Peer[] = offeredFrameworkIds.map((id) => ({
  name: `Sitewright (${frameworkOf(id).name})`,
  words: [
    join(root, 'apps/cli/start.mjs'),
    'create',
    '--site',
    'site.json',
    '--framework',
    id,
    '--out',
    'made'
  ],
  dist: 'dist'
}))

/** Measures every tool, one after the other, and prints a table. */
export async function benchPeers(): Promise<void> {
  await buildCommandLine()
  await installTools()
  const rows: Figures[] = []
  for (const peer of [...others, ...own]) rows.push(await measurePeer(peer))
  const heads = Object.keys(rows[0] ?? {})
  for (const head of heads)
    process.stdout.write(
      `${[head.padEnd(26), ...rows.map((row) => String(row[head]).padStart(22))].join('')}\n`
    )
  writeFileSync(join(root, 'build/peers.json'), JSON.stringify(rows, null, 2))
}

async function installTools(): Promise<void> {
  mkdirSync(toolsFolder, { recursive: true })
  if (!existsSync(join(toolsFolder, 'package.json')))
    writeFileSync(join(toolsFolder, 'package.json'), '{ "private": true }')
  const wanted = Object.entries(tools).map(([name, version]) => `${name}@${version}`)
  await run('npm', [
    'install',
    '--prefix',
    toolsFolder,
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...wanted
  ])
}

async function measurePeer({ name, words, dist }: Peer): Promise<Figures> {
  const home = mkdtempSync(join(tmpdir(), 'sitewright-peer-'))
  try {
    const recommended = featureIds.filter((id) => 'recommended' in features[id])
    writeFileSync(
      join(home, 'site.json'),
      JSON.stringify({ ...sampleSites.bakery, selectedFeatures: closureOf(recommended) })
    )
    // The first run reads the program, the second one counts.
    scaffold(home, words)
    rmSync(join(home, 'made'), { recursive: true })
    const scaffoldSeconds = scaffold(home, words)
    const folder = join(home, 'made')
    const files = filesIn(folder)
    const installSeconds = timeIn(folder, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'])
    const { packages, megabytes } = countInstalled(folder)
    const buildSeconds = timeIn(folder, 'npm', ['run', 'build'])
    const built = join(folder, dist)
    const hasPage = existsSync(join(built, 'index.html'))
    return {
      tool: name,
      'seconds to write': scaffoldSeconds.toFixed(2),
      files,
      'packages installed': packages,
      'MB installed': megabytes,
      'seconds to install': installSeconds.toFixed(1),
      'seconds to build': buildSeconds.toFixed(1),
      'home page, KB of scripts': hasPage ? (sizesOf(built).home / 1024).toFixed(1) : 'no page',
      pages: existsSync(built) ? pagePathsIn(built).length : 0,
      'Lighthouse (P, A, B, S)': hasPage ? Object.values(await scoreHome(built)).join(' ') : 'no page',
      ...(hasPage
        ? await openSite(built)
        : { 'axe on the home page': 'no page', 'opens without a network': 'no page' })
    }
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

function scaffold(home: string, words: readonly string[]): number {
  return timeIn(home, process.execPath, words)
}

function timeIn(folder: string, command: string, words: readonly string[]): number {
  const started = performance.now()
  const env = { ...process.env, NG_CLI_ANALYTICS: 'false', CI: '1', NODE_ENV: undefined }
  const { status, stdout, stderr } = spawnSync(command, words, { cwd: folder, encoding: 'utf8', env })
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} failed: ${stdout}${stderr}`)
  return (performance.now() - started) / 1000
}

function filesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length
}

/** Opens the home page of a built site, looks at it with axe, and once more without a network. */
async function openSite(dist: string): Promise<Figures> {
  const { origin, close } = await serveFolder(dist)
  const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserArgs] })
  try {
    const context = await browser.newContext()
    const page = await context.newPage()
    const address = `${origin}/`
    await page.goto(address, { waitUntil: 'networkidle' })
    const violations = await findViolations(page)
    const hasWorker = await page.evaluate(
      async () => (await navigator.serviceWorker.getRegistrations()).length > 0
    )
    if (hasWorker) await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    await page.reload({ waitUntil: 'networkidle' })
    await context.setOffline(true)
    const opens = await page.goto(address).then(
      (response) => response?.ok() ?? false,
      () => false
    )
    return { 'axe on the home page': violations.length, 'opens without a network': opens ? 'yes' : 'no' }
  } finally {
    await browser.close()
    close()
  }
}
