import { serveJobs } from '../worker-job.ts'
import { analyzeHere } from './analysis.ts'

serveJobs((job) => Promise.resolve(analyzeHere(job)))
