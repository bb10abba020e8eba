import { startFirefox } from './firefox.ts'
import { testEngine } from './journeys.ts'

testEngine('Firefox', startFirefox)
