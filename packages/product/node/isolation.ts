export { bodiesWithObjects, reasonWithoutObjects, unprobedRoutes } from './isolation/exceptions.ts'
export { type ProbedApp, readOperations } from './isolation/operations.ts'
export { createParty } from './isolation/party.ts'
export { probeIsolation, ProbeRunningError, type ProbeResult } from './isolation/probe-isolation.ts'
