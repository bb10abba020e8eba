import { commands } from 'vitest/browser'
import { sampleScreens } from '../../../tools/screens/sample-screens.ts'
import { testScreens } from './support/screen-tests.ts'

testScreens({
  title: (names) => `axe finds nothing with sample data at 390 and 1440 pixels: ${names}`,
  screens: sampleScreens,
  serverOptions: { hasMail: true, hasTasks: true },
  save: async ({ id }) => {
    await commands.saveRecords(id)
    await commands.saveSampleData(id)
  }
})
