import { execFile } from 'node:child_process'
import { rm, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { test } from './models/account-test.ts'
import { administratorEnv, signInToPanel } from './models/admin.ts'
import { findViolations } from './models/axe.ts'

test.use({ serverEnv: { ...administratorEnv } })

const repository = fileURLToPath(new URL('../../..', import.meta.url))

/** Runs the command on an installation of its own, and copies its result to that of a running server. */
async function runProbe(dataDir: string): Promise<{ comparisons: number }> {
  const folder = await mkdtemp(join(repository, 'build/e2e-accounts-'))
  await promisify(execFile)(process.execPath, ['apps/server/src/admin.ts', 'probe-isolation'], {
    cwd: repository,
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: folder }
  })
  const probed = new DatabaseSync(join(folder, 'sitewright.db'))
  const kept = probed.prepare('select * from isolation_probes').get() as { comparisons: number }
  probed.close()
  await rm(folder, { recursive: true, force: true })
  keepProbe(dataDir, kept)
  return kept
}

function keepProbe(dataDir: string, probe: object): void {
  const database = new DatabaseSync(join(dataDir, 'sitewright.db'))
  database.exec('pragma busy_timeout = 5000')
  const names = Object.keys(probe)
  const values = names.map((name) => `$${name}`)
  database
    .prepare(`insert into isolation_probes (${names.join(', ')}) values (${values.join(', ')})`)
    .run({ ...probe })
  database.close()
}

test('the screen of tenants tells what the isolation probe found, when, and how to run it', async ({
  page,
  server
}) => {
  test.slow()
  await signInToPanel(page)
  await page.getByRole('link', { name: 'Tenants', exact: true }).press('Enter')
  const line = page.getByRole('region', { name: 'Isolation probe' })
  await expect(line.getByText('– Never run')).toBeVisible()
  await line.getByRole('button', { name: 'Details of the isolation probe' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Isolation probe' })
  await expect(dialog.getByText('npm run sitewright-admin -- probe-isolation')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  const kept = await runProbe(server.dataDir)
  await page.reload()
  const count = kept.comparisons.toLocaleString('en-GB')
  await expect(line.getByText(`Nothing found in ${count} comparisons, today`)).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  const difference = { route: 'GET /api/leaky/{id}', object: 'project', what: 'status 200, not 404' }
  keepProbe(server.dataDir, {
    ...kept,
    id: 'later',
    ended_at: Date.now(),
    found: 1,
    differences: JSON.stringify([difference])
  })
  await page.reload()
  await expect(line.getByText(`1 difference in ${count} comparisons, today`)).toBeVisible()
  await line.getByRole('button', { name: 'Details of the isolation probe' }).press('Enter')
  const found = dialog.getByRole('region', { name: 'What differed' })
  await expect(found.getByText('GET /api/leaky/{id}')).toBeVisible()
  await expect(found.getByText('project: status 200, not 404')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})
