// `npm run screens`: pictures of all screens at 390 and 1440 pixels, light and dark, in build/screens.
// `npm run screens -- --docs`: those that documents show (documented-screens.ts), in docs/screens.
// They are taken of what was built last, from servers of their own: one that is new, and one with sample data, for which
// TEST_DATABASE_URL names a Postgres. ORIGIN names another new one that is running with the same administrator.
// `npm run screens -- businesses`: the first screens of forty businesses (business-pictures.ts).
// `npm run screens -- history check` takes only the screens of these names.
import { buildPartsApp, servePartsApp } from '../parts-app.ts'
import { adminScreens } from './admin-screens.ts'
import { administrator } from './administrator.ts'
import { documentedScreens } from './documented-screens.ts'
import { startInstallation, type Installation } from './installation.ts'
import { takeBusinesses } from './business-pictures.ts'
import { ownScreens } from './own-screens.ts'
import { publicScreens } from './public-screens.ts'
import { createSampleDatabase } from './sample-database.ts'
import { sampleOwnScreens, sampleScreens } from './sample-screens.ts'
import { sampleEnv, saveSampleData } from './save-sample-data.ts'
import { saveRecords } from './save-records.ts'
import type { Screen } from './screen.ts'
import { createSend } from './send.ts'
import { allPictures, documentPictures, takePictures } from './take-pictures.ts'

/** The page of all parts; its pictures show the whole page. */
const parts: Screen = { name: 'parts', path: '/dev/parts', ready: 'Content' }

const named = process.argv.slice(2).filter((argument) => argument !== '--docs')
const isForDocs = process.argv.includes('--docs')
const album = isForDocs ? documentPictures : allPictures

function isWanted({ name }: Screen): boolean {
  if (isForDocs && !documentedScreens.includes(name)) return false
  return named.length === 0 || named.includes(name)
}

async function takeNew(): Promise<string[]> {
  const visitor = publicScreens.filter(isWanted)
  const own = ownScreens.filter(isWanted)
  const admin = adminScreens.filter(isWanted)
  if (visitor.length + own.length + admin.length === 0 && !isWanted(parts)) return []
  const running = process.env['ORIGIN']
  const { origin, stop }: Installation =
    running === undefined ? await startInstallation() : { origin: running, stop: () => Promise.resolve() }
  await saveRecords(createSend(origin), administrator)
  const partsServer = isWanted(parts) ? await buildPartsApp().then(servePartsApp) : undefined
  const whole = partsServer === undefined ? [] : [{ ...parts, origin: partsServer.origin }]
  const missed = await takePictures(origin, { visitor, own, admin, whole }, album)
  await partsServer?.close()
  await stop()
  return missed
}

async function takeSamples(): Promise<string[]> {
  const own = sampleOwnScreens.filter(isWanted)
  const admin = sampleScreens.filter(isWanted)
  if (own.length + admin.length === 0) return []
  const url = process.env['TEST_DATABASE_URL']
  if (url === undefined)
    return [`${admin.length + own.length} screens show a connected Postgres: TEST_DATABASE_URL names none.`]
  const database = await createSampleDatabase(url, 'billing_eu')
  const { origin, stop } = await startInstallation(sampleEnv)
  try {
    const send = createSend(origin)
    await saveRecords(send, administrator)
    await saveSampleData(send, origin, administrator, database)
    return await takePictures(origin, { visitor: [], own, admin, whole: [] }, album)
  } finally {
    await stop()
    await database.drop()
  }
}

const businessesOnly = named.length === 1 && named[0] === 'businesses'
if (businessesOnly) await takeBusinesses()
const missed = businessesOnly ? [] : [...(await takeNew()), ...(await takeSamples())]
if (missed.length > 0) {
  process.stderr.write(`${missed.join('\n')}\n`)
  process.exitCode = 1
}
