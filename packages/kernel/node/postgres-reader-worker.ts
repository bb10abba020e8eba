import { workerData } from 'node:worker_threads'
import { openReadings } from './postgres-reader.ts'
import { serveReadings } from './serve-readings.ts'

const { address, tenantRole } = workerData as { address: string; tenantRole?: string }
serveReadings(openReadings(address, tenantRole).open)
