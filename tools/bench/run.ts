// `npm run bench`: speeds and sizes as measured here, each beside a reference of the same run. Prints a table and
// writes build/bench.json. `npm run bench -- admin` measures the control panel instead, and with `--people 1000000`
// `--audit 5000000` its lists at that size; with `--peers` the projects of other tools beside ours.
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { build } from '../build.ts'
import { run } from '../run.ts'
import { root } from '../root.ts'
import { benchAccounts, formatRow } from './accounts.ts'
import { benchCommandLine } from './command-line.ts'
import { benchControlPanel } from './control-panel.ts'
import { benchCore } from './core.ts'
import { benchPeers } from './peers.ts'
import { benchPictures } from './pictures.ts'
import { benchPreview } from './preview.ts'
import { benchRendering } from './rendering.ts'
import { measureScripts, measureFirstLoad } from './sizes.ts'
import { formatTiming, type Timing } from './timing.ts'
import { builtSite } from '../template/frameworks.ts'

async function builtIn(name: string, command: string, args: readonly string[]): Promise<Timing> {
  const started = performance.now()
  await run(command, args)
  const ms = performance.now() - started
  return { name, cold: ms, p50: ms, p95: ms, runs: 1 }
}

async function benchAll(): Promise<void> {
  await build()
  const sites = await builtIn('build of the everything-on site, four layouts', 'node', [
    'tools/build-sites.ts'
  ])
  const timings = [
    ...(await benchCore()),
    await benchPreview(),
    await benchPictures(),
    ...(await benchRendering()),
    ...(await benchCommandLine()),
    sites
  ]
  const accounts = await benchAccounts()
  const sizes = [
    measureFirstLoad('web app, first load of the home page', 'build/web', 'index.html'),
    measureFirstLoad('web app, first load of the builder', 'build/web', 'builder.html'),
    measureFirstLoad('generated site, home', `${builtSite('standard')}/dist`, 'index.html'),
    measureFirstLoad('generated site, booking', `${builtSite('standard')}/dist`, 'booking.html'),
    {
      name: 'generated site, all scripts',
      javascript: measureScripts(`${builtSite('standard')}/dist`),
      css: 0
    }
  ]

  const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`
  process.stdout.write(`${machine}\n\n${timings.map(formatTiming).join('\n')}\n\n`)
  for (const { name, javascript, css } of sizes) {
    process.stdout.write(
      `${name.padEnd(52)} ${(javascript / 1000).toFixed(1).padStart(8)} KB JavaScript ${(css / 1000).toFixed(1).padStart(8)} KB CSS (gzip)\n`
    )
  }
  for (const [engine, rows] of Object.entries(accounts))
    process.stdout.write(`\naccounts on ${engine}\n${rows.map(formatRow).join('\n')}\n`)
  writeFileSync(
    join(root, 'build/bench.json'),
    JSON.stringify({ machine, timings, sizes, accounts }, null, 2)
  )
}

if (process.argv[2] === 'admin') await benchControlPanel(process.argv.slice(3))
else if (process.argv[2] === '--peers') await benchPeers()
else await benchAll()
