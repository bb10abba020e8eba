export { type CountryTable, openCountryTable, packCountries } from '../geolocation/country-table.ts'
export { isInThisNetwork } from '../geolocation/this-network.ts'
export { type Actor, withTransport } from '../request/caller.ts'
export {
  deletePrivateCookie,
  deleteRefreshCookie,
  getPrivateCookie,
  setDeviceCookie,
  setPrivateCookie
} from '../request/cookies.ts'
export { deviceOf } from '../request/device.ts'
export type { Env, InProcessCall } from '../request/env.ts'
export {
  type IpNetwork,
  isInNetwork,
  parseIpAddress,
  parseIpNetwork,
  resolveClientIp,
  toRateLimitKey
} from '../request/ip-address.ts'
export {
  type AnsweredCall,
  createJsonLog,
  type Log,
  type LogFields,
  type LogLevel,
  silentLog
} from '../request/log.ts'
export { isSecretName, redact, redactSecretForms } from '../request/redact.ts'
