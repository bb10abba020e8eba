import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import {
  parseTestConfig,
  credentials,
  maya,
  startTestServices,
  createTestFolder,
  type Cleanups
} from '../testing/start-services.ts'

const cleanups: Cleanups = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

const started = (env: Readonly<Record<string, string>>) => startTestServices(parseTestConfig(env), cleanups)

async function until<T>(look: () => T | undefined): Promise<T> {
  for (;;) {
    const found = look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

test('with MAIL_OUTBOX an address is verified by the mail in the folder', async () => {
  const dataDir = createTestFolder(cleanups)
  const { page } = await started({ DATA_DIR: dataDir, MAIL_OUTBOX: 'true' })
  expect((await page.call('POST', '/api/auth/register', maya)).status).toBe(200)
  expect((await page.call('POST', '/api/auth/login', credentials)).status).toBe(401)
  const outbox = join(dataDir, 'outbox')
  const name = await until(() =>
    existsSync(outbox) ? readdirSync(outbox).find((each) => each.endsWith('.eml')) : undefined
  )
  // Long lines of a mail are folded with an equals sign at their end.
  const mail = readFileSync(join(outbox, name), 'utf8').replace(/=\r?\n/g, '')
  expect(mail).toContain('From: Sitewright <no-reply@localhost>')
  const token = mail.match(/\/auth\/verify#([\w-]{43})/)?.[1]
  expect((await page.call('POST', '/api/auth/email/verify', { token })).status).toBe(200)
  expect((await page.call('POST', '/api/auth/login', credentials)).status).toBe(200)
})

test('without mail an account is active at once, and mails are written to the folder', async () => {
  const dataDir = createTestFolder(cleanups)
  const { page } = await started({ DATA_DIR: dataDir })
  expect((await page.call('POST', '/api/auth/register', maya)).status).toBe(200)
  page.cookies.clear()
  expect((await page.call('POST', '/api/auth/login', credentials)).status).toBe(200)
  const outbox = join(dataDir, 'outbox')
  const name = await until(() =>
    existsSync(outbox) ? readdirSync(outbox).find((each) => each.endsWith('.eml')) : undefined
  )
  expect(name).toMatch(/^new-device-/)
})
