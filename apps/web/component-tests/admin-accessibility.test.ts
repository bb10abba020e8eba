import { commands } from 'vitest/browser'
import { adminScreens } from '../../../tools/screens/admin-screens.ts'
import { testScreens } from './support/screen-tests.ts'

// A screen, dialog, drawer or state of the control panel is covered by being in the list of pictures.
testScreens({
  title: (names) => `axe finds nothing at 390 and 1440 pixels, light and dark: ${names}`,
  screens: adminScreens,
  // What it measured is over at once, so that charts are drawn.
  serverOptions: { hasTasks: true, behindMs: 30_000 },
  save: async (server) => {
    await commands.saveRecords(server.id)
    await server.catchUp()
  }
})
