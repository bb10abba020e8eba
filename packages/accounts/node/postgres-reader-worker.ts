import { workerData } from 'node:worker_threads'
import { openReadings } from './postgres-reader.ts'
import { serveReadings } from './serve-readings.ts'

serveReadings(openReadings(workerData as string).open)
