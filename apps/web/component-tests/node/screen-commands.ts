import { defineBrowserCommand } from '@vitest/browser-playwright'
import { createSampleDatabase } from '../../../../tools/screens/sample-database.ts'
import { saveRecords } from '../../../../tools/screens/save-records.ts'
import { saveSampleData } from '../../../../tools/screens/save-sample-data.ts'
import { createSend, type Send } from '../../../../tools/screens/send.ts'
import { administrator } from '../../e2e/models/administrator.ts'
import { addressFrom, externalServicesOf } from './external-services.ts'
import { serverCookie, servicesOf } from './test-servers.ts'

/** What component tests ask to be saved for the screens that pictures are taken of. */
export const screenCommands = {
  saveRecords: defineBrowserCommand<[serverId: string]>((_browser, serverId) =>
    saveRecords(sendTo(serverId), administrator)
  ),
  /** Saves sample data, with a database that ends with the server. */
  saveSampleData: defineBrowserCommand<[serverId: string]>(async (_browser, serverId) => {
    const database = await createSampleDatabase(addressFrom('TEST_DATABASE_URL'))
    externalServicesOf(serverId).end.push(() => database.drop())
    await saveSampleData(sendTo(serverId), servicesOf(serverId).publicUrl, administrator, database)
  })
}

/** Calls of one of the servers that answer at the origin of the pages. */
function sendTo(serverId: string): Send {
  return createSend(servicesOf(serverId).publicUrl, { [serverCookie]: serverId })
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    saveRecords: (serverId: string) => Promise<void>
    saveSampleData: (serverId: string) => Promise<void>
  }
}
