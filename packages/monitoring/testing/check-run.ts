import type { AskIssuer } from '@sitewright/kernel/area'
import { silentLog } from '@sitewright/kernel/request'

/** Tests of checks use no sign-in provider. */
const noIssuer: AskIssuer = (_services, provider) =>
  Promise.reject(new Error(`${provider} is asked, and this test has no provider.`))

/** Dependencies of check runs in tests: without chance, log and sign-in providers. */
export const checkRun = { random: () => 0, log: silentLog, askIssuer: noIssuer }
