// `npm run journey -- alert`: walks through what somebody lives through with the control panel, on a real server with
// real services around it, and prints when each step came true. It fails where one does not.
import { alertJourney } from './alert.ts'

const journeys: Readonly<Record<string, () => Promise<void>>> = { alert: alertJourney }

const [name = ''] = process.argv.slice(2)
const journey = journeys[name]
if (journey === undefined) {
  console.error(`Name a journey: ${Object.keys(journeys).join(', ')}`)
  process.exitCode = 2
} else await journey()
