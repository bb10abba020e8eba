// Runs every house rule (tools/checks/check-*.ts) and prints what breaks it, with file and remedy.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

/** What a house rule module exports: its findings, one sentence each. */
interface Check {
  check: () => Promise<readonly string[]> | readonly string[]
}

let failed = 0
const folder = join(root, 'tools/checks')
for (const name of readdirSync(folder).filter((each) => /^check-.*(?<!\.test)\.ts$/.test(each))) {
  const { check } = (await import(join(folder, name))) as Check
  const findings = await check()
  process.stdout.write(`${name}: ${findings.length === 0 ? 'nothing found' : `${findings.length} found`}\n`)
  for (const finding of findings) process.stdout.write(`  ${finding}\n`)
  failed += findings.length
}
process.exitCode = failed === 0 ? 0 : 1
