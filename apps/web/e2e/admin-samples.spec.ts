import type { PostgresqlFixture } from '@sitewright/databases/testing/postgresql'
import { createSampleDatabase } from '../../../tools/screens/sample-database.ts'
import { sampleScreens } from '../../../tools/screens/sample-screens.ts'
import { sampleEnv, saveSampleData } from '../../../tools/screens/save-sample-data.ts'
import { saveRecords } from '../../../tools/screens/save-records.ts'
import { test } from './models/account-test.ts'
import { administrator, administratorEnv, signInToPanel } from './models/admin.ts'
import { expectNoProblems, toRounds, windowSizes } from './models/screen-problems.ts'

const url = process.env['TEST_DATABASE_URL']
if (url === undefined && process.env['CI'] !== undefined)
  throw new Error('CI needs a Postgres: set TEST_DATABASE_URL to its address.')

let database: PostgresqlFixture

test.use({
  serverEnv: { ...administratorEnv, ...sampleEnv },
  reducedMotion: 'reduce',
  colorScheme: 'light'
})

test.beforeAll(async ({ server }) => {
  test.setTimeout(180_000)
  database = await createSampleDatabase(url ?? '')
  await saveRecords(server.origin, administrator)
  await saveSampleData(server.origin, administrator, database)
})

test.afterAll(() => database.drop())

for (const [width, height] of windowSizes)
  for (const { names, round } of toRounds(sampleScreens, width))
    test(`axe finds nothing with sample data at ${width} pixels: ${names}`, async ({ page, server }) => {
      test.setTimeout(400_000)
      page.setDefaultTimeout(20_000)
      await page.setViewportSize({ width, height })
      await signInToPanel(page)
      await expectNoProblems(page, server.origin, round)
    })
