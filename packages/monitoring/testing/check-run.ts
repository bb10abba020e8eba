import type { AskIssuer } from '@sitewright/kernel/area'
import { silentLog } from '@sitewright/kernel/request'

/** For tests of checks that ask no sign-in provider. */
const noIssuer: AskIssuer = (_services, provider) =>
  Promise.reject(new Error(`${provider} is asked, and this test has no provider.`))

/** What runs checks in tests, beside the services: without chance, log and sign-in providers. */
export const checkRun = { random: () => 0, log: silentLog, askIssuer: noIssuer }
