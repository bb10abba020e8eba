import { testEngine } from './journeys.ts'
import { startWebKit } from './webkit.ts'

testEngine('WebKit', startWebKit)
